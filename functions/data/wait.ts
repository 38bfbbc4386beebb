/** Milliseconds. Node's own promise of a timer is one module more in every cold start. */
export const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });
