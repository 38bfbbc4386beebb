import { type ChildProcess, fork } from 'node:child_process';

/** A process of its own, and its answer to an order. */
export const startForked = async <Answer>(
  file: string,
  order: object,
): Promise<{ answer: Answer; child: ChildProcess }> => {
  const child = fork(new URL(file, import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answer = await new Promise<Answer>((resolve, reject) => {
    child.on('message', (message: Answer) => resolve(message));
    child.on('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
    child.send(order);
  });
  return { answer, child };
};

export const answerOf = async <Answer>(file: string, order: object): Promise<Answer> =>
  (await startForked<Answer>(file, order)).answer;
