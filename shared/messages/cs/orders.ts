export const problems = {
  'order-not-allowed': 'Objednávka je už v jiném stavu, který to nedovoluje. Nic se nezměnilo.',
  'order-not-canceled': 'Smazat lze jen zrušenou objednávku. Nejdřív ji zrušte.',
  'order-partly-shipped':
    'Část zboží už byla odeslána, objednávku proto zrušit nelze. Odešlete zbytek a přijměte, co zákazník vrátí.',
  'quotation-expired':
    'Ceny platily do {{until}}, objednávka proto zůstává beze změny. Požádejte prodejce o nové nacenění.',
  'quotation-below-bonuses':
    'Objednávka byla zaplacena více bonusy, než kolik by při těchto cenách stála. Zadejte vyšší ceny, nebo objednávku zrušte: bonusy se pak vrátí.',
  'too-many-order-changes': 'Objednávka se změnila už {{limit}}krát, víc to nejde. Lze ji jen dokončit nebo zrušit.',
} as const;

/** Of the audit log, by the name in the API. */
export const fields = {
  delivery_costs: 'Ceny doručení',
  bonus_percent: 'Nejvyšší podíl bonusů, %',
} as const;

export default {
  fields,
  title: 'Objednávky',
} as const;
