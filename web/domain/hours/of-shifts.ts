import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { listShifts } from '#shared/contracts/shifts.ts';

/**
 * An endpoint of the hours with the area of the shifts for the cache: hours are a part of a shift, so their replies are
 * refreshed with the shifts, which are live, and what changes them refreshes the shifts.
 */
export const ofShifts = <E extends Endpoint>(contract: E): E => ({ ...contract, area: listShifts.area });
