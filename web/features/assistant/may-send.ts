import { assistantLimits } from '#shared/domain/assistant/limits.ts';

/** Whether a question can be sent: not empty, not too long, and none is being answered. */
export const maySend = (text: string, isWaiting: boolean): boolean =>
  !isWaiting && text.trim() !== '' && excessOf(text) === 0;

/** How many characters a question has too many. */
export const excessOf = (text: string): number => Math.max(0, text.trim().length - assistantLimits.message);
