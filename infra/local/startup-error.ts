/** Something on this machine is in the way: a sentence that says what to do, shown without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}
