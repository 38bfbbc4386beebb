import { listBonuses } from '#shared/contracts/settings.ts';
import { listBonusEntries } from '../data/ledger/ledger.ts';
import { serve } from '../http/serve.ts';
import { bonusOf } from './own-account.ts';

export const handler = serve(listBonuses, ({ actor, query }) => listBonusEntries(bonusOf(actor), query));
