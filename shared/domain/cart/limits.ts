/** `lines` are products of a cart: as many as the transaction of an order takes from the stock. `pieces` are of a line, `addresses` those that an account saves. */
export const cartLimits = { lines: 50, pieces: 9999, addresses: 20 } as const;

/** Days for which an unchanged cart is kept. */
export const cartKeptDays = 90;
