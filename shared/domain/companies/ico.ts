/**
 * Whether a text is a Czech company number: 8 digits, the last of them the check digit (11 - sum mod 11) mod 10 with
 * weights 8 to 2.
 */
export function isIco(ico: string): boolean {
  if (!/^\d{8}$/.test(ico)) return false;
  const digits = Array.from(ico, Number);
  const check = digits.pop();
  const sum = digits.reduce((total, digit, place) => total + digit * (8 - place), 0);
  return check === (11 - (sum % 11)) % 10;
}
