import { listSpecialties } from '#shared/contracts/specialties.ts';
import { listSpecialties as loadSpecialties } from '../data/specialties.ts';
import { serve } from '../http/serve.ts';
import { languageOf, nameIn } from '../http/translate.ts';

export const handler = serve(listSpecialties, async ({ query, locale }) => {
  const page = await loadSpecialties(query, languageOf(locale));
  const data = page.data.map(({ names, descriptions, ...specialty }) => ({
    ...specialty,
    name: nameIn(locale, names),
    description: nameIn(locale, descriptions),
  }));
  return { ...page, data };
});
