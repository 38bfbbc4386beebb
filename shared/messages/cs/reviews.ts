export const problems = {
  'already-reviewed': 'Tento produkt už jste ohodnotili, nic se tedy nepřidalo. Své hodnocení můžete upravit.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  rating: 'Hvězdičky',
  text: 'Hodnocení',
} as const;

export default {
  fields,
  title: 'Hodnocení',
} as const;
