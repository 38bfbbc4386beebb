export const orderLimits = {
  /** Entries of the history, which the order holds. Canceling is possible beyond. */
  history: 200,
  /** Days for which a quotation may be valid. */
  quotationDays: 90,
} as const;

/** Steps of the table of delivery costs at most. */
export const maxDeliverySteps = 20;

/** Products or customers that the statistics of sales list at most. */
export const mostSalesRows = 100;

/** Until an admin sets others: grams and haléř, percent. */
export const firstShopSettings = {
  delivery: [
    { up_to: 2_000, cost: 99_00 },
    { up_to: 5_000, cost: 149_00 },
    { up_to: 15_000, cost: 249_00 },
    { up_to: 30_000, cost: 399_00 },
    { up_to: 150_000, cost: 990_00 },
    { up_to: 500_000, cost: 2490_00 },
  ],
  bonus_percent: 30,
};
