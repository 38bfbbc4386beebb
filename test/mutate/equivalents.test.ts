import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../infra/local/folders.ts';
import { equivalents, isAbout } from './equivalents.ts';
import { mutantsOf } from './mutants.ts';

it.each(equivalents)('$file has the mutant that is listed as equivalent: $mutant', (entry) => {
  const code = readFileSync(join(root, entry.file), 'utf8');
  expect(mutantsOf(entry.file, code).some((mutant) => isAbout(entry, mutant, code))).toBe(true);
});
