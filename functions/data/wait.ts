/** Milliseconds. `node:timers/promises` would be one more module in every cold start. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });
