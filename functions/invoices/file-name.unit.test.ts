import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it('is the number, without the slashes that would make folders', () => {
  expect([fileNameOf('FV2026000001', 'pdf'), fileNameOf('F/V/2026000001', 'isdoc')]).toEqual([
    'FV2026000001.pdf',
    'F-V-2026000001.isdoc',
  ]);
});
