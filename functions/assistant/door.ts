import { addressOf, toolRequest, type ToolInput } from '#shared/domain/assistant/tool-request.ts';
import { type ToolResult, toolResult } from '#shared/domain/assistant/tool-result.ts';
import type { AssistantTool } from '#shared/domain/assistant/tool.ts';
import { requireEnv } from '../data/environment.ts';

/** The beginnings of paths and the API of each; a path belongs to the first that it begins with (infra/apis.ts). */
const apis = JSON.parse(requireEnv('API_URLS')) as [beginning: string, url: string][];

const urlOf = (path: string): string => {
  const [, url = ''] = apis.find(([beginning]) => path.startsWith(beginning)) ?? [];
  return new URL(url, process.env['AWS_ENDPOINT_URL']).href.replace(/\/$/, '');
};

/** Milliseconds. A read that takes longer leaves no time for an answer. */
const longest = 8000;

/** The headers of a caller (`RequestContext`). */
export type Caller = Readonly<Record<string, string>>;

const unavailable: ToolResult = {
  text: JSON.stringify({ error: { code: 'unavailable', message: 'No answer. Try without this.' } }),
  links: [],
};

/** What a client reads of a refusal, without what only programs need. */
const refusalOf = ({ code, message, fields }: Record<string, unknown>): ToolResult => ({
  text: JSON.stringify({ error: { code, message, fields } }),
  links: [],
});

/**
 * Reads an endpoint as the caller: through API Gateway, with the caller's token, account, language and address. So a tool
 * gives nobody anything that the caller does not get from the API. A refusal is a result too.
 */
export const callTool = async (tool: AssistantTool, input: ToolInput, caller: Caller): Promise<ToolResult> => {
  const address = addressOf(tool, toolRequest(tool, input));
  try {
    const response = await fetch(urlOf(tool.path) + address, {
      headers: { ...caller, accept: 'application/json', 'x-origin-secret': requireEnv('ORIGIN_SECRET') },
      signal: AbortSignal.timeout(longest),
    });
    const reply = (await response.json()) as Record<string, unknown>;
    return response.ok ? toolResult(reply, tool.page) : refusalOf(reply);
  } catch (error) {
    console.error(JSON.stringify({ tool: tool.name, unavailable: String(error) }));
    return unavailable;
  }
};
