/** Whether the available pieces of a product fall to its limit now. Without a limit they never do. */
export const isRunningOut = ({ before, after }: { before: number; after: number }, limit: number | null): boolean =>
  limit !== null && before > limit && after <= limit;
