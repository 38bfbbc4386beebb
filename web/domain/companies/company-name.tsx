import type { Company } from '#shared/contracts/companies.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** The first cell of a row: the logo, or initials without one, and the name. A narrow table leaves out the picture. */
export const CompanyName = ({ company: { name, logo_small } }: { company: Pick<Company, 'name' | 'logo_small'> }) => (
  <span className="font-medium">
    <span className="mr-2 inline-flex align-middle md:@max-[900px]:hidden">
      <Avatar company name={name} photo={logo_small} />
    </span>
    <span className="align-middle">{name}</span>
  </span>
);
