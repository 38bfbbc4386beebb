import { letters } from './letters.generated.ts';

export default {
  sender: 'Smena, plánování směn',
  automatic: 'Odesláno automaticky na adresu {{to}}. Na tento e-mail neodpovídejte.',
  otherwise: 'Pokud tlačítko nefunguje, otevřete tuto adresu:',
  facts: {
    role: 'Role',
    company: 'Firma',
    fio: 'Jméno',
    email: 'E-mail',
    phone: 'Telefon',
    number: 'Objednávka',
    seller: 'Prodejce',
    address: 'Doručení',
    store: 'Vyzvednutí',
    track_number: 'Číslo zásilky',
    until: 'Ceny platí do',
    reason: 'Důvod',
    at: 'Kdy',
  },
  /** Of letters about orders. */
  order: {
    entrance: 'vchod',
    flat: 'byt',
    delivery: 'Doručení',
    bonuses: 'Zaplaceno bonusy',
    canceled: 'Zrušeno',
    returned: 'Vrácené zboží',
    paid: 'Zaplaceno',
    refund: 'K vrácení',
    payable: 'K úhradě',
    total: 'Celkem',
  },
  ...letters,
} as const;
