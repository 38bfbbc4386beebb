import { expect, it } from 'vitest';
import { foldText, includesFolded } from './fold-text.ts';

it('a search ignores case and diacritics on both sides', () => {
  expect(foldText('Královo Pole ŽLUŤOUČKÝ')).toBe('kralovo pole zlutoucky');
  expect(includesFolded('Královo Pole', 'kralovo')).toBe(true);
  expect(includesFolded('Kralovo Pole', 'KRÁL')).toBe(true);
  expect(includesFolded('Královo Pole', 'polička')).toBe(false);
  expect(includesFolded('pole', 'pole ')).toBe(false);
});
