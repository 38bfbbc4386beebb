import { listSpecialties } from '#shared/contracts/specialties.ts';
import { listSpecialties as loadSpecialties } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { languageOf } from '../http/translate.ts';
import { toReplySpecialty } from './to-reply.ts';

export const handler = serve(listSpecialties, async ({ query, locale }) => {
  const page = await loadSpecialties(query, languageOf(locale));
  return { ...page, data: page.data.map((specialty) => toReplySpecialty(specialty, locale)) };
});
