import { expect, it } from 'vitest';
import { wantedValues } from './wanted-values.ts';

const values = [
  { parameter_id: 'volume', value: 1.5 },
  { parameter_id: 'colour', value: 'blue' },
  { parameter_id: 'surfaces', value: ['glass', 'steel'] },
];

it.each<[object, boolean]>([
  [{}, true],
  [{ volume: 1.5 }, true],
  [{ volume: 2 }, false],
  [{ volume: { from: 1, to: 1.5 } }, true],
  [{ volume: { from: 1.6 } }, false],
  [{ colour: 'blue', volume: { to: 2 } }, true],
  [{ colour: ['red', 'blue'] }, true],
  [{ colour: ['red'] }, false],
  [{ colour: { from: 1 } }, false],
  [{ surfaces: 'glass' }, true],
  [{ surfaces: ['wood', 'steel'] }, true],
  [{ surfaces: [] }, false],
  [{ removed: 'x' }, false],
])('a product has the wanted values %j: %s', (wanted, has) => {
  expect(wantedValues(JSON.stringify(wanted))(values)).toBe(has);
});

it.each(['', 'no JSON', '[]', '"blue"', '{"volume":null}', '{"volume":{"above":1}}'])('%j is refused', (text) => {
  expect(() => wantedValues(text)).toThrow('invalid-input');
});
