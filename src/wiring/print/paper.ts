/**
 * A score sheet as plain data, whatever the game. Every word on it comes from the caller, who knows the reader's
 * language.
 */
export interface Paper {
  readonly title: string;
  /** How this match is played, in a few words each: "Add the three dice", "Most rounds won of 5". */
  readonly facts: readonly string[];
  /** Heads the first column: "Name". */
  readonly nameLabel: string;
  /** One for each column. An empty one is written by hand. */
  readonly names: readonly string[];
  readonly rows: readonly PaperRow[];
  /** Stands before the line for the date: "Date". */
  readonly dateLabel: string;
  /** The small line at the foot. */
  readonly credit: string;
  /** Copied, in place of the three dice that are drawn without one. */
  readonly logo?: Element | undefined;
  /** What "Save as PDF" calls the file. */
  readonly documentTitle: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

/** The lines of a round are its `round` row and the `rolloff` rows after it. `sum` rows close the sheet. */
export interface PaperRow {
  readonly kind: 'round' | 'rolloff' | 'sum';
  readonly label: string;
  /** In small type after the label: "overtime". */
  readonly note?: string | undefined;
  /** One for each name; those missing at the end are blank. */
  readonly cells: readonly PaperCell[];
  /** It stands there, and counts nothing. */
  readonly struck?: boolean | undefined;
  /** For `working`: `_ + _ + _ =`, where each `_` becomes a line to write on. */
  readonly working?: string | undefined;
}

export interface PaperCell {
  readonly text: string;
  /** Shown by weight and a star. */
  readonly won?: boolean | undefined;
  readonly struck?: boolean | undefined;
}

export interface PrintOptions {
  /** Two: the same sheet twice on each page, with a line to cut along. */
  readonly perPage?: 1 | 2 | undefined;
  /** A place for the working beside each score. */
  readonly working?: boolean | undefined;
}
