import type { AreaReach } from '../../world/area-reach.ts';

export default { ofOneAccount: ['get-export'] } satisfies AreaReach;
