/** A company without what the registers say of it. They are read at any time after it was added. */
export const unchecked = <T extends object>(company: T): Omit<T, 'credibility'> => {
  const { credibility: _, ...rest } = company as T & { credibility?: unknown };
  return rest;
};
