import { getChatToken } from '#shared/contracts/chats.ts';
import { api, chatTokens } from './client.ts';
import { chosenAccount, currentLogin } from './session.ts';

/** Milliseconds before its end in which a token is not used any more. */
const margin = 60_000;
let known: { of: string; token: string; ends: number } | undefined;

/** A token of the chat for the account that is shown: the last one while it is valid, or a `fresh` one. */
export const chatToken = async (fresh: boolean): Promise<string> => {
  const of = `${currentLogin()} ${chosenAccount()}`;
  if (!fresh && known?.of === of && known.ends - margin > Date.now()) return known.token;
  const { token, expires_at } = (await api(getChatToken, {})).data;
  known = { of, token, ends: Date.parse(expires_at) };
  return token;
};

chatTokens.get = chatToken;
