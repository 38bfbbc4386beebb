import { listShifts } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftsPage } from './shifts-page.ts';

export const handler = serve(listShifts, shiftsPage);
