import { getReference } from '#shared/contracts/reference.ts';
import page from '../../docs/generated/reference.html' with { type: 'text' };
import { serve } from '../http/serve.ts';

export const handler = serve(getReference, () => Promise.resolve(page));
