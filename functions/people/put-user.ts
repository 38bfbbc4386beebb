import { putUser } from '#shared/contracts/people.ts';
import { serve } from '../http/serve.ts';
import { userChange } from './user-change.ts';

export const handler = serve(putUser, userChange);
