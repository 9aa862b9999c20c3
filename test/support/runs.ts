/** Set by the test runner: `RUNS=10000 npx wtr …` tries harder than every day. */
declare const TEST_RUNS: number;

/** How many random matches each property plays. */
export const RUNS = TEST_RUNS;
