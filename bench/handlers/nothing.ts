/** The cost of importing an empty module. */
export const handler = () => Promise.resolve();
