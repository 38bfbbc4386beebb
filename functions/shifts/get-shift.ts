import { getShift } from '#shared/contracts/shifts.ts';
import { getShift as loadShift } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { presentShift } from './present.ts';

export const handler = serve(getShift, async (request) => ({
  data: presentShift(await loadShift(request.actor, request.params.id), request),
}));
