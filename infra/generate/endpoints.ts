import { contracts } from '#shared/contracts/all.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'];
const areas = [...new Set(contracts.map(({ area }) => area))];

/**
 * Every endpoint sorted by area, path and method. A stable order keeps the generated pages free of unrelated changes.
 */
export const endpoints = contracts.toSorted(
  (a, b) =>
    areas.indexOf(a.area) - areas.indexOf(b.area) ||
    (a.path < b.path ? -1 : Number(a.path > b.path)) ||
    methods.indexOf(a.method) - methods.indexOf(b.method),
);
