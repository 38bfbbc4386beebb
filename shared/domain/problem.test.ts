import { expect, it } from 'vitest';
import cs from '../messages/cs/fields.ts';
import en from '../messages/en/fields.ts';
import ru from '../messages/ru/fields.ts';
import { fieldKeys, generalProblems, Problem, problems } from './problem.ts';

const statuses: [status: number, codes: string][] = [
  [400, 'invalid-input malformed-json invalid-signature'],
  [401, 'unauthorized invalid-password wrong-code'],
  [403, 'forbidden authentication-failed company-inactive'],
  [404, 'not-found user-not-found link-gone'],
  [
    409,
    `changed shift-action-not-allowed too-many-breaks too-many-changes too-many-comments staff-busy request-in-progress
    email-taken phone-taken login-taken company-ico-taken already-admitted already-invited already-member last-admin
    last-of-company shifts-ahead confirmed-shifts-ahead person-last-of-company person-shifts-ahead upload-not-ready specialty-in-use
    store-shifts-ahead store-in-use store-active company-shifts-ahead company-in-use company-active
    specialty-has-children too-many-specialties service-request-closed already-asked already-served
    performer-without-people`,
  ],
  [413, 'body-too-large'],
  [
    422,
    `idempotency-key-reused legal-warning store-inactive shift-too-soon shift-in-past shift-off-grid shift-end-before-start
    shift-too-long shift-too-far start-too-early too-late-to-leave actual-times-invalid staff-without-company staff-without-specialty
    code-expired sms-country-closed terms-required specialty-inside-itself specialty-too-deep`,
  ],
  [
    429,
    'too-many-requests code-limit login-limit invitation-limit order-limit upload-limit export-limit running-export-limit',
  ],
  [500, 'internal'],
];

it.each(statuses)('status %i belongs to exactly these problems, because clients act by the status', (status, codes) => {
  const found = Object.entries(problems).filter(([, its]) => its === status);
  expect(found.map(([code]) => code).toSorted()).toEqual(codes.split(/\s+/).toSorted());
});

it('every endpoint may answer that the input, the token, the role, the company or the server is at fault, and nothing else', () => {
  const general =
    'invalid-input malformed-json body-too-large unauthorized forbidden authentication-failed company-inactive';
  expect([...generalProblems].toSorted()).toEqual(`${general} too-many-requests internal`.split(' ').toSorted());
});

it.each(Object.entries({ en, cs, ru }))(
  'each problem of a field has a message in %s, and no message is left over',
  (_, messages) => {
    const plural = /_(?:one|few|many|other)$/;
    const keys = new Set(Object.keys(messages).map((key) => key.replace(plural, '')));
    expect([...fieldKeys].toSorted()).toEqual([...keys].toSorted());
  },
);

it('a problem is an error with the name and the code that logs are searched for', () => {
  const problem = new Problem('staff-busy', { params: { limit: 1 } });
  expect(problem).toMatchObject({
    name: 'Problem',
    message: 'staff-busy',
    code: 'staff-busy',
    details: { params: { limit: 1 } },
  });
  expect(problem).toBeInstanceOf(Error);
});
