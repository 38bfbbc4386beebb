import { getFooterCompany } from '#shared/contracts/system.ts';
import { firstFooterCompany } from '#shared/domain/system/first-settings.ts';
import { useGet } from '../api/query.ts';

/** The company that an admin has set, once it is known. */
export default function FooterCompany() {
  const { name, url } = useGet(getFooterCompany, {}).data?.data ?? firstFooterCompany;
  if (url === null) return name;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="hover:text-ink hover:underline">
      {name}
    </a>
  );
}
