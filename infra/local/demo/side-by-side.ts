/** Runs an async function for each item, a few at a time. */
export const sideBySide = async <T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> => {
  const waiting = [...things];
  const worker = async () => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) await work(thing);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
};
