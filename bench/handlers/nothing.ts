/** What Node itself takes to import a module. */
export const handler = () => Promise.resolve();
