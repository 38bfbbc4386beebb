/**
 * The part of a worker's gross pay that is deducted, in hundredths of a percent, unless another one is kept for the
 * worker: the withholding tax of 15 % (docs/rules.md, "Pay").
 */
export const defaultDeduction = 15_00;
