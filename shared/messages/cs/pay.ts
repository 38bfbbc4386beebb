export const problems = {
  'coefficient-in-locked-month':
    'Mzdy jsou uzamčené až po {{month}} včetně, takže se nic neuložilo. Změna může platit nejdříve od {{day}}. Příplatek, který platil dříve, lze jen přejmenovat nebo ukončit.',
  'coefficient-end-before-start': 'Poslední den je před prvním. Zvolte pozdější poslední den.',
  'too-many-coefficients':
    'Dodavatel má nejvýše {{limit}} příplatků, takže se tento neuložil. Smažte některý, který už neplatí.',
  'rate-in-locked-month':
    'Mzdy jsou uzamčené až po {{month}} včetně, takže se nic neuložilo. Sazba, která platila dříve, zůstává: sjednejte novou nejdříve od {{day}}.',
  'too-many-rates': 'Pracovník má nejvýše {{limit}} sjednaných sazeb, takže se tato neuložila. Smažte některou starou.',
} as const;

/** What the minutes of a coefficient are. */
export const conditions = {
  weekend: 'Soboty a neděle',
  state_holiday: 'Státní svátky',
  night: 'V noci, 22:00–06:00',
} as const;

/** Fields of the audit log. */
export const fields = {
  condition: 'Podmínka',
  factor: 'Koeficient',
  valid_from: 'Platí od',
  valid_to: 'Platí do',
  customer: 'Zákazník',
  specialty: 'Profese',
} as const;

export default {
  fields,
  conditions,
  title: 'Příplatky',
  problems,
} as const;
