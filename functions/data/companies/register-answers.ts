import * as z from 'zod/mini';
import { legalForms } from '#shared/domain/companies/legal-form.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { recordKeyOf } from '../keys.ts';
import { get, transact } from '../table.ts';

/** What the business register and the register of VAT payers said about a company number. */
const registerAnswersKey = recordKeyOf('REGISTER');

const Facts = z.object({
  name: z.string(),
  legal_form: z.nullable(z.enum(legalForms)),
  address: z.nullable(z.string()),
  vat_id: z.nullable(z.string()),
  founded: z.nullable(z.string()),
  ceased: z.nullable(z.string()),
  insolvent: z.boolean(),
  vat_payer: z.boolean(),
});

/** What the registers said about a company number, and when (ISO 8601 UTC). */
const StoredAnswers = z.object({
  register: z.discriminatedUnion('state', [
    z.object({ state: z.literal('known'), facts: Facts }),
    z.object({ state: z.literal('unknown') }),
    z.object({ state: z.literal('unavailable') }),
  ]),
  vat: z.enum(['reliable', 'unreliable', 'none', 'unavailable', 'not-asked']),
  at: z.string(),
});
export type StoredAnswers = z.infer<typeof StoredAnswers>;

const answers = entity('register-answers', StoredAnswers);

/** Seconds: a day. */
const keptFor = 86_400;

/** Undefined if there is none of the last 24 hours. */
export const findAnswers = async (inn: string, now: string): Promise<StoredAnswers | undefined> => {
  const item = await get(registerAnswersKey(inn));
  return item && Number(item[expiry]) > Date.parse(now) / 1000 ? answers.read(item) : undefined;
};

/** Later answers replace earlier ones. */
export const storeAnswers = (inn: string, stored: StoredAnswers): Promise<void> =>
  transact([
    {
      part: 'register-answers',
      put: {
        ...registerAnswersKey(inn),
        ...answers.store(stored),
        [expiry]: Math.floor(Date.parse(stored.at) / 1000) + keptFor,
      },
    },
  ]);
