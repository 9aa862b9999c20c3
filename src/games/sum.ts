/** A sum for a child to work out. */
export interface Sum {
  /** "6 + 4 + 3", or the name of what is to be worked out. */
  readonly task: string;
  /** The numbers to look at again after a wrong answer; none where only looking helps. */
  readonly numbers: readonly number[];
  readonly answer: number;
  /** Step by step: "6 + 4 = 10, 10 + 3 = 13". */
  readonly working: string;
}
