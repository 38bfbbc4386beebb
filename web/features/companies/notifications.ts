import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

/** Partners of a company do not read its record. */
const company: LinkOf = (about, me) =>
  me.company === null || me.company.id === about
    ? { label: 'company', to: paths.companies.edit(about) }
    : { label: 'clients', to: paths.clients.list };

export default { 'credibility-changed': company } satisfies AreaNotifications;
