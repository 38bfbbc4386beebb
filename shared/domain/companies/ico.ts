/** Whether a Czech company number has 8 digits and the right check digit: weights 8..2, (11 - sum mod 11) mod 10. */
export function isIco(ico: string): boolean {
  if (!/^\d{8}$/.test(ico)) return false;
  const digits = Array.from(ico, Number);
  const check = digits.pop();
  const sum = digits.reduce((total, digit, place) => total + digit * (8 - place), 0);
  return check === (11 - (sum % 11)) % 10;
}
