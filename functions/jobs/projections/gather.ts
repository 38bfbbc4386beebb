import { wait } from '../../data/wait.ts';

/** Milliseconds in which the events of one moment come together. */
const gathering = 25;

/** Makes a function that runs once for all the values that it gets in one moment. Every caller gets the result. */
export const gather = <T, R>(run: (values: readonly T[]) => Promise<R>): ((value: T) => Promise<R>) => {
  let open: { values: T[]; result: Promise<R> } | undefined;
  const start = () => {
    const values: T[] = [];
    const result = wait(gathering).then(() => {
      open = undefined;
      return run(values);
    });
    return { values, result };
  };
  return (value) => {
    open ??= start();
    open.values.push(value);
    return open.result;
  };
};
