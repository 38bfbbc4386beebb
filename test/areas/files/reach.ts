import type { AreaReach } from '../../world/area-reach.ts';

export default { ofOneAccount: ['get-upload'] } satisfies AreaReach;
