import { listProposals } from '#shared/contracts/tenders.ts';
import { serve } from '../http/serve.ts';
import { proposalsPage } from './proposals-page.ts';

export const handler = serve(listProposals, proposalsPage);
