import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

/** So many characters that `end` and what follows it are at the cut after 160. */
const upTo = (end: string) => `${'a'.repeat(159 - end.length)} ${end}`;

it.each([
  ['ends in a strong part', upTo('**str'), 'ong**', upTo('**str').replace('**', '')],
  ['ends after an opening mark', upTo('**'), 'strong**', upTo('**').replace('**', '')],
  ['halves an opening mark', upTo('*'), '*strong**', upTo('*').replace('*', '')],
  ['ends before a closing mark', upTo('**strong'), '** and more', upTo('**strong').replace('**', '')],
  ['halves a closing mark', upTo('**strong*'), '* and more', upTo('**strong*').replace('**', '').slice(0, -1)],
  ['ends after a closing mark', upTo('**strong**'), ' and more', upTo('**strong**')],
  ['ends after strong parts', upTo('**one** **two** th'), 'ree', upTo('**one** **two** th')],
  ['ends in the second strong part', upTo('**one** **tw'), 'o**', upTo('**one** **tw').replace('**tw', 'tw')],
  [
    'ends in a strong part of a later line',
    upTo('lone **\n**str'),
    'ong**',
    upTo('lone **\n**str').replace('**str', 'str'),
  ],
  ['ends after an asterisk of a product', upTo('2 *'), ' 3', upTo('2 *')],
])('a beginning that %s has no mark without its pair', (_, beginning, rest, expected) => {
  expect(excerptOf(beginning + rest)).toBe(expected);
});

it.each([
  ['short', 'begins **only'],
  ['of 160 characters', upTo('**str')],
])('a text that is %s stays as it was written', (_, text) => {
  expect(excerptOf(text)).toBe(text);
});

it('a beginning does not end in half a character', () => {
  expect(excerptOf(`${'a'.repeat(159)}🙂`)).toBe(`${'a'.repeat(159)}\uFFFD`);
});
