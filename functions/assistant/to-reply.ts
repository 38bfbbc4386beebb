import type { AssistantMessage, AssistantProposal, AssistantSetting } from '#shared/contracts/assistant.ts';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import { squarePath } from '#shared/domain/files/purposes.ts';
import { fullDay, local } from '#shared/domain/time-text.ts';
import type { Message } from '../data/assistant/messages.ts';
import type { settings } from '../data/system/system-settings.ts';

/** DD.MM.YYYY HH:mm:ss in Prague. */
const dateOf = (at: string): string => {
  const text = local(at, 'Europe/Prague');
  return `${fullDay(text.slice(0, 10))} ${text.slice(11)}`;
};

const openMs = assistantLimits.proposalHours * 3_600_000;

/** What is still open long after the answer is expired. */
export const withState = (proposal: AssistantProposal, at: string, now: string): AssistantProposal => ({
  ...proposal,
  state: proposal.state === 'open' && Date.parse(now) - Date.parse(at) > openMs ? 'expired' : proposal.state,
});

export const toReplyMessage = (message: Message, now: string): AssistantMessage => ({
  ...message,
  date: dateOf(message.at),
  proposals: message.proposals.map((each) => withState(each, message.at, now)),
});

type Stored = Awaited<ReturnType<typeof settings.assistant.read>>;

export const avatarOf = ({ value: { avatar_id } }: Stored): string | null =>
  avatar_id && squarePath('assistant-avatar', avatar_id, 'small');

export const toReplySetting = (stored: Stored): AssistantSetting => {
  const { value, version, at, by } = stored;
  const { avatar_id: _, ...fields } = value;
  return { ...fields, version, at, by, avatar: avatarOf(stored) };
};
