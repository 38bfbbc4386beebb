import { listPhoneCodes } from '#shared/contracts/auth.ts';
import { countries } from '#shared/domain/auth/countries.ts';
import { serve } from '../http/serve.ts';

const namesIn = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (iso: string): string => names.of(iso) ?? iso;
};
const [english, czech, russian] = [namesIn('en'), namesIn('cs'), namesIn('ru')];

export const handler = serve(listPhoneCodes, async () => ({
  data: countries.map(({ id, iso, code, mask }) => ({
    id,
    iso: iso.toLowerCase(),
    code,
    en_name: english(iso),
    cs_name: czech(iso),
    ru_name: russian(iso),
    mask,
  })),
}));
