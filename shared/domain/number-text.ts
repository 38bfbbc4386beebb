const koruny = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK' });
const wholes = new Intl.NumberFormat('cs-CZ');
/** Haléř to `1 234,50 Kč` or `−120,00 Kč`, with no-break spaces. */
export const money = (halere: number): string => koruny.format(halere / 100).replace('-', '−');
/** `1 284` */
export const count = (number: number): string => wholes.format(number);
