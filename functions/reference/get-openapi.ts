import { getOpenapi } from '#shared/contracts/reference.ts';
import document from '../../docs/generated/openapi.json' with { type: 'json' };
import { serve } from '../http/serve.ts';

export const handler = serve(getOpenapi, () => Promise.resolve(document));
