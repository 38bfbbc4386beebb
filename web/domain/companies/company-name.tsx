import type { Company } from '#shared/contracts/companies.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { Avatar } from '../../ui/avatar.tsx';

/** The first cell of a row: the logo, or initials without one, and the name. A narrow table leaves out the picture. */
export const CompanyName = ({ company: { name, logo_small } }: { company: Pick<Company, 'name' | 'logo_small'> }) => (
  <span className="inline-flex items-center gap-2 align-middle font-medium">
    <span className="flex md:@max-[900px]:hidden">
      <Avatar company name={name} photo={logo_small} />
    </span>
    <Cut>{name}</Cut>
  </span>
);
