import { isAwaited, takesQuotes } from '#shared/domain/tenders/participation.ts';
import { derivedEntryId, effectWrite, queueOnce } from '../data/outbox.ts';
import { listActiveAccountsByRole } from '../data/people/account-lists.ts';
import { getAccount } from '../data/people/accounts.ts';
import { participationsOf } from '../data/tenders/participations.ts';
import { findTender, type Tender } from '../data/tenders/tenders.ts';
import type { LoadLetter } from '../mail/load-letter.ts';
import { proposalsPage } from './proposals-page.ts';
import { tendersPage } from './tenders-page.ts';

export const exportPages = { tenders: tendersPage, proposals: proposalsPage };

type Name = 'tenderInvited' | 'tenderReminder' | 'tenderOpened';

/** To the people of one company about one tender; everybody has a notification. */
const maxLetters = 20;

const aboutTender: LoadLetter<Name> = async ({ letter, tender_id, company_id, account_id }, at) => {
  const tender = await findTender(tender_id);
  if (!tender || !hasReason(letter, tender, at)) return null;
  if (company_id === undefined) {
    for (const id of await companiesFor(letter, tender)) {
      const entryId = derivedEntryId(letter, tender_id, id, at);
      await queueOnce(effectWrite('send-letter', { letter, tender_id, company_id: id }, { now: at, entryId }));
    }
    return null;
  }
  if (account_id === undefined) {
    const roles =
      company_id === tender.company.id ? (['ROLE_BUYER', 'ROLE_BUYER_MANAGER'] as const) : (['ROLE_VENDOR'] as const);
    const people = (await Promise.all(roles.map((role) => listActiveAccountsByRole(role, company_id)))).flat();
    for (const { id } of people.slice(0, maxLetters)) {
      const entryId = derivedEntryId(letter, tender_id, id, at);
      await queueOnce(
        effectWrite('send-letter', { letter, tender_id, company_id, account_id: id }, { now: at, entryId }),
      );
    }
    return null;
  }
  const account = await getAccount(account_id);
  if (!account?.active || !account.email) return null;
  return {
    letter,
    to: account.email,
    locale: account.locale,
    company: tender.company.name,
    ...(letter !== 'tenderOpened' && tender.deadline !== null && { until: tender.deadline }),
    page: `/tenders/view/${tender.id}`,
  };
};

const hasReason = (letter: Name, tender: Tender, at: string): boolean =>
  letter === 'tenderOpened' ? tender.opened_at !== null : takesQuotes(tender, at);

/** Everybody, or those who are awaited. */
const companiesFor = async (letter: Name, tender: Tender): Promise<string[]> => {
  const participations = await participationsOf(tender);
  const concerned =
    letter === 'tenderReminder' ? participations.filter(({ state }) => isAwaited(state)) : participations;
  return [...(letter === 'tenderOpened' ? [tender.company.id] : []), ...concerned.map(({ company }) => company.id)];
};

export const letters = { tenderInvited: aboutTender, tenderReminder: aboutTender, tenderOpened: aboutTender };
