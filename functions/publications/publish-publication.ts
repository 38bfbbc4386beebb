import { publishPublication } from '#shared/contracts/publications.ts';
import { serve } from '../http/serve.ts';
import { changeState } from './change-state.ts';

export const handler = serve(publishPublication, (request) => changeState(request, 'published'));
