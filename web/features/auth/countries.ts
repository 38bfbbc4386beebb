import { useQuery } from '@tanstack/react-query';
import { czechia, homeCountry } from '../../ui/phone-number.ts';
import type { Country } from '../../ui/phone-number.ts';
import { listCountries } from './calls.ts';

/** All countries; Czechia alone until they are here, and when they do not come. */
export const useCountries = (): { countries: readonly Country[]; home: Country } => {
  const { data = [czechia] } = useQuery({ queryKey: ['phone-codes'], queryFn: listCountries, staleTime: Infinity });
  return { countries: data, home: homeCountry(data) };
};
