import { getChatToken } from '#shared/contracts/chats.ts';
import { api, chatTokens } from './client.ts';
import { chosenAccount, currentLogin } from './session.ts';

/** Milliseconds before its end in which a token is not used any more. */
const margin = 60_000;
type Token = { token: string; ends: number };
let known: { of: string; answer: Promise<Token> } | undefined;

const request = async (): Promise<Token> => {
  const { token, expires_at } = (await api(getChatToken, {})).data;
  return { token, ends: Date.parse(expires_at) };
};

/** A token of the chat for the account that is shown: the last one while it is valid, or a `fresh` one. */
export const chatToken = async (fresh: boolean): Promise<string> => {
  const of = `${currentLogin()} ${chosenAccount()}`;
  const last = fresh || known?.of !== of ? undefined : await known.answer.catch(() => undefined);
  if (last && last.ends - margin > Date.now()) return last.token;
  known = { of, answer: request() };
  return (await known.answer).token;
};

chatTokens.get = chatToken;
