import type { AreaNotifications, LinkOf } from '../../kit/parts/area-notifications.ts';
import { paths } from '../../paths.ts';

const exports: LinkOf = () => ({ label: 'exports', to: paths.exports });

export default { 'export-ready': exports, 'export-failed': exports } satisfies AreaNotifications;
