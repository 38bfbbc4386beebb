import { countRecipients } from '#shared/contracts/broadcasts.ts';
import { audienceList } from '../data/broadcasts/broadcasts.ts';
import { countOf } from '../data/counted/counted-page.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(countRecipients, async ({ body }) => ({
  data: { recipients: await countOf(audienceList(body.audience)) },
}));
