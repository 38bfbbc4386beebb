const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const started = performance.now();

export const sinceStart = () => seconds(started);

/** Runs one step of the start and prints how long it took. */
export const step = async <T>(title: string, work: () => Promise<T>): Promise<T> => {
  const from = performance.now();
  const result = await work();
  console.log(`  ${title.padEnd(56)} ${seconds(from).padStart(7)}`);
  return result;
};
