import { squarePath } from '#shared/domain/files/purposes.ts';
import type { Company } from './company.ts';

/** The logo of a company as replies show it. */
export const toLogoPaths = ({ logo }: Pick<Company, 'logo'>) => ({
  logo: logo && squarePath('company-logo', logo, 'large'),
  logo_small: logo && squarePath('company-logo', logo, 'small'),
});
