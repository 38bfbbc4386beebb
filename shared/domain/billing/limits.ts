/** Cards that a company keeps at most; Stripe's list has no more on a page. */
export const mostCards = 20;
