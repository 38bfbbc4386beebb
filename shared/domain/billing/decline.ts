/** Why a card was refused, as a problem of the API says it. */
export const declineProblems = [
  'card-declined',
  'card-without-funds',
  'card-expired',
  'card-wrong-code',
  'card-wrong-number',
  'card-not-authenticated',
] as const;
export type DeclineProblem = (typeof declineProblems)[number];

/** Stripe's error codes and decline codes (docs.stripe.com/declines/codes). */
const known: Readonly<Record<string, DeclineProblem>> = {
  insufficient_funds: 'card-without-funds',
  withdrawal_count_limit_exceeded: 'card-without-funds',
  expired_card: 'card-expired',
  invalid_expiry_month: 'card-expired',
  invalid_expiry_year: 'card-expired',
  incorrect_cvc: 'card-wrong-code',
  invalid_cvc: 'card-wrong-code',
  incorrect_number: 'card-wrong-number',
  invalid_number: 'card-wrong-number',
  authentication_required: 'card-not-authenticated',
  payment_intent_authentication_failure: 'card-not-authenticated',
};

/** The decline code says more than the code. */
export const declineProblemOf = ({
  code,
  decline_code,
}: {
  code?: string | null | undefined;
  decline_code?: string | null | undefined;
}): DeclineProblem => known[decline_code ?? ''] ?? known[code ?? ''] ?? 'card-declined';
