/** What a test card does (docs.stripe.com/testing). */
export type Behaviour = {
  brand?: string;
  /** Asks the bank (3-D Secure): always, or unless the card was saved after a question. */
  asks?: 'always' | 'unless-saved';
  /** Its owner disputes the payment at the bank. */
  disputes?: boolean;
  decline?: { code: string; decline_code: string };
};

const declined = (decline_code: string, code = 'card_declined'): Behaviour => ({ decline: { code, decline_code } });

export const testCards: Readonly<Record<string, Behaviour & { shows: string }>> = {
  '4242424242424242': { shows: 'is paid' },
  '5555555555554444': { brand: 'mastercard', shows: 'is paid' },
  '4000002760003184': { asks: 'always', shows: 'asks the bank each time (3-D Secure)' },
  '4000002500003155': { asks: 'unless-saved', shows: 'asks the bank once (3-D Secure)' },
  '4000000000000259': { disputes: true, shows: 'is paid, and then disputed' },
  '4000000000000002': { ...declined('generic_decline'), shows: 'is declined' },
  '4000000000009995': { ...declined('insufficient_funds'), shows: 'has not enough money' },
  '4000000000000069': { ...declined('expired_card', 'expired_card'), shows: 'has expired' },
  '4000000000000127': { ...declined('incorrect_cvc', 'incorrect_cvc'), shows: 'has another security code' },
};

/** Ids that tests use instead of numbers. */
export const testMethods: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
};
