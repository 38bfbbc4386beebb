import { unpublishPublication } from '#shared/contracts/publications.ts';
import { serve } from '../http/serve.ts';
import { changeState } from './change-state.ts';

export const handler = serve(unpublishPublication, (request) => changeState(request, 'draft'));
