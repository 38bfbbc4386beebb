import { getUserAgreement } from '#shared/contracts/legal.ts';
import { serve } from '../http/serve.ts';
import { documentAt } from './document-at.ts';

export const handler = serve(getUserAgreement, async ({ locale }) => {
  const { texts, ...document } = await documentAt('user_agreement');
  return { ...document, text: texts[locale] };
});
