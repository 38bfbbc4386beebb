import type { Numbered } from './instrument.ts';

/** The input of the process that runs the mutants. */
export type Plan = {
  /** All mutants of the files, for the instrumentation. `ids` are the mutants to run. */
  mutants: Numbered[];
  /** Sources by file, from the time when the mutants were found, so that later edits have no effect. */
  codes: Record<string, string>;
  ids: number[];
  /** Absolute paths of the test files, each with its distances from the mutated files that it imports. */
  tests: { path: string; distances: Record<string, number> }[];
  /** The maximum number of test files per mutant, nearest first. */
  mostFiles: number;
  /** Whether the tests of a file depend on each other, like stories over HTTP. */
  wholeFiles: boolean;
  testMilliseconds: number;
  /** Milliseconds. Tests that take longer are left out; null for no limit. */
  longestTest: number | null;
  seed: number;
  /** The file to which results are appended, one JSON line each. */
  notes: string;
};
