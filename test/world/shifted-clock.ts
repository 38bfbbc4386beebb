/**
 * Moves this process's clock to the instant in SMENA_TEST_NOW, from which it runs on. Only `npm run test:dates` sets
 * it. The deployed functions keep the real clock, so journeys over HTTP are not part of that command.
 */
const testNow = process.env['SMENA_TEST_NOW'];
if (testNow) {
  const RealDate = Date;
  const offset = Date.parse(testNow) - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...args: [] | [string | number | Date]) {
      if (args.length === 0) super(RealDate.now() + offset);
      else super(...args);
    }
    static override now = (): number => RealDate.now() + offset;
  } as DateConstructor;
}
