import { listSpecialties } from '#shared/contracts/specialties.ts';
import { listSpecialties as loadSpecialties } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { languageOf } from '../http/translate.ts';
import { presentSpecialty } from './present.ts';

export const handler = serve(listSpecialties, async ({ query, locale }) => {
  const page = await loadSpecialties(query, languageOf(locale));
  return { ...page, data: page.data.map((specialty) => presentSpecialty(specialty, locale)) };
});
