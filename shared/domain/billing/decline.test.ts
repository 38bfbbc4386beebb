import { expect, it } from 'vitest';
import { declineProblemOf } from './decline.ts';

it.each([
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'card-declined'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'card-without-funds'],
  [{ code: 'card_declined', decline_code: 'lost_card' }, 'card-declined'],
  [{ code: 'expired_card' }, 'card-expired'],
  [{ code: 'incorrect_cvc' }, 'card-wrong-code'],
  [{ code: 'incorrect_number' }, 'card-wrong-number'],
  [{ code: 'payment_intent_authentication_failure' }, 'card-not-authenticated'],
  [{ code: null, decline_code: null }, 'card-declined'],
])('%o is said as %s', (error, problem) => {
  expect(declineProblemOf(error)).toBe(problem);
});
