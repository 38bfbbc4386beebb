import type { ChatSide } from '#shared/domain/chats/channel-state.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';

/** On which side of a channel somebody writes. */
export const chatSideOf = ({ role }: Actor): ChatSide => (sideOf(role) === 'platform' ? 'support' : 'client');
