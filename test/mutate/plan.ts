import type { Numbered } from './instrument.ts';

/** What the process that runs the mutants is told. */
export type Plan = {
  /** All mutants of the files, for the instrumentation; `ids` are those to run. */
  mutants: Numbered[];
  /** By file, as it was when the mutants were found: an edit during the run does not mix with them. */
  codes: Record<string, string>;
  ids: number[];
  /** Absolute paths of the test files, with their distance from the mutated files in the import graph. */
  tests: { path: string; distance: number }[];
  /** A mutant is run against at most so many test files, the nearest ones. */
  mostFiles: number;
  /** Whether the tests of a file build on each other, as stories over HTTP do. */
  wholeFiles: boolean;
  testMilliseconds: number;
  seed: number;
  /** The file to which results are appended, one JSON line each. */
  notes: string;
};
