import { type Country, czechia, homeCountry } from '../../ui/phone-number.ts';
import { listCountries } from './calls.ts';
import { useRequest } from './use-request.ts';

let countriesRequest: Promise<readonly Country[]> | undefined;
const once = () =>
  (countriesRequest ??= listCountries().catch((error: unknown) => {
    countriesRequest = undefined;
    throw error;
  }));

/** All countries; only Czechia until they are loaded or if they cannot be loaded. */
export const useCountries = (): { countries: readonly Country[]; home: Country } => {
  const { data = [czechia] } = useRequest(once);
  return { countries: data, home: homeCountry(data) };
};
