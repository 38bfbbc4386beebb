import { contracts } from '#shared/contracts/all.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'];
const areas = [...new Set(contracts.map(({ area }) => area))];

/** Every endpoint in the order of reading: by area, path and method. It depends on nothing else, so pages stay as they are. */
export const endpoints = contracts.toSorted(
  (a, b) =>
    areas.indexOf(a.area) - areas.indexOf(b.area) ||
    (a.path < b.path ? -1 : Number(a.path > b.path)) ||
    methods.indexOf(a.method) - methods.indexOf(b.method),
);
