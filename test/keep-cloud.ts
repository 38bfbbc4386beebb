import { giveUp, stopOnSignal } from '../infra/local/stop.ts';
import { bootTestCloud } from './world/boot.ts';

stopOnSignal({ code: 0 });
try {
  const file = await bootTestCloud({ name: 'kept-test', web: true });
  console.log(
    `\nKept until Ctrl+C. Run tests on it:\n  SMENA_TEST_CLOUD=${file} npm test -- --project api functions/shifts`,
  );
} catch (error) {
  await giveUp(error);
}
