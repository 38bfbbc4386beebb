import { listInvitations } from '#shared/contracts/people.ts';
import { serve } from '../http/serve.ts';
import { invitationsPage } from './invitations-page.ts';

export const handler = serve(listInvitations, invitationsPage);
