import { shiftsPage } from './shifts-page.ts';

export const exportPages = { shifts: shiftsPage };
