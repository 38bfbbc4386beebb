/** A way in which the data layer reads or writes the table. */
export type Pattern = {
  operation: string;
  /** The key or index that it reads or writes. */
  accessPath: string;
  /** What n counts, if the cost depends on n. */
  growsWith?: string;
  /** Counts writes only; the reads are measured as separate patterns. */
  onlyWrites?: true;
  /** Runs right before, and is not measured. */
  prepare?: () => Promise<unknown>;
  run: () => Promise<unknown>;
};
