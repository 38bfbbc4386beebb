const names: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
};

/** The brand of a card as people know it. */
export const cardName = ({ brand }: { brand: string }): string => names[brand] ?? brand;
