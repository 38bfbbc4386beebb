import { listUsers } from '#shared/contracts/people.ts';
import { serve } from '../http/serve.ts';
import { usersPage } from './users-page.ts';

export const handler = serve(listUsers, usersPage);
