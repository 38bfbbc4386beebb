import { expect, it } from 'vitest';
import { sources } from './sources.ts';

/** One word for one concept: words that are refused in identifiers and comments, with the term to use instead. */
const refused = {
  'notify…, notification or note': /(?<![\w-])([Uu]n)?[Tt]old(?![a-z-])|(?<=[a-z])Told(?![a-z])/,
  'request…, requested or query': /(?<![\w-])[Aa]sked(?![a-z-])|(?<=[a-z])Asked(?![a-z])/,
  'notification (a notice is a legal period, or a strip of the screen)': /\bnotices\b|Notices|NoticeWrite/,
  'try, run or transactIfUnchanged (an attempt is a sign-in by SMS code)': /\battempt\(|\battempts\b|\wAttempt/,
  'roleCode, or shortcut of a menu (a letter is an e-mail)':
    /\b[rR]oleLetter|\bletterNames\b|\bletterAt\b|\bfirstLetter\b/,
};

/** Names that stay, because others read or store them. */
const exceptions: Readonly<Record<string, RegExp>> = {
  // The field `asked` of a performer in the API, and the message keys `asked`.
  asked: /\.asked\b|\basked: z\.|\basked: (requested|boolean|false|CalendarClock)|\bserves, asked\b|\(asked\)/,
  // Names of the AWS SDK, of CloudFormation and of an error of Cognito.
  attempt: /axAttempts|etryAttempts|\$metadata: \{ attempts|attempts exceeded/,
};

const strings = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const wordsIn = (file: string, text: string): string[] => {
  const code = text.replaceAll(strings, (part) => (part.startsWith('/') ? part : part.replaceAll(/[^\n]/g, '')));
  return code.split('\n').flatMap((line, n) => {
    const isException = Object.values(exceptions).some((exception) => exception.test(line));
    const found = isException ? [] : Object.entries(refused).filter(([, word]) => word.test(line));
    return found.map(([term]) => `${file}:${n + 1} should say ${term}: ${line.trim()}`);
  });
};

it('a refused word is found in identifiers and comments, and not in texts', () => {
  const bad = [
    'const told = 1;',
    'isAsked(a);',
    '/** Was asked. */',
    'stockNoticeWrites(a);',
    'attempt(() => 1);',
    'letterNames.A',
  ];
  for (const line of bad) expect([line, wordsIn('a.ts', line).length]).toEqual([line, 1]);
  const good = [`t('find.asked')`, 'change_asked: 1', '`told`', 'const { attempt } = body;', 'masked(a)', 'noticeDays'];
  expect(good.flatMap((line) => wordsIn('a.ts', line))).toEqual([]);
});

it('no identifier or comment has a refused word', () => {
  const own = sources.filter(({ file }) => !/^shared\/messages\/|\.generated\.ts$|words\.test\.ts$/.test(file));
  expect(own.flatMap(({ file, text }) => wordsIn(file, text))).toEqual([]);
});
