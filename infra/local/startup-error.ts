/** A problem of this machine, with a message that says what to do. Shown without a stack trace. */
export class StartupError extends Error {
  override name = 'StartupError';
}
