import { countRecipients } from '#shared/contracts/broadcasts.ts';
import { countAudience } from '../data/broadcasts/broadcasts.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(countRecipients, async ({ body }) => ({
  data: { recipients: await countAudience(body.audience) },
}));
