import { czechia, homeCountry } from '../../ui/phone-number.ts';
import type { Country } from '../../ui/phone-number.ts';
import { listCountries } from './calls.ts';
import { useRequest } from './use-request.ts';

let asked: Promise<readonly Country[]> | undefined;
const once = () =>
  (asked ??= listCountries().catch((error: unknown) => {
    asked = undefined;
    throw error;
  }));

/** All countries; only Czechia until they are loaded or if they cannot be loaded. */
export const useCountries = (): { countries: readonly Country[]; home: Country } => {
  const { data = [czechia] } = useRequest(once);
  return { countries: data, home: homeCountry(data) };
};
