import { dynamicTool, jsonSchema, type ToolSet } from 'ai';
import type { AssistantProposal } from '#shared/contracts/assistant.ts';
import { mayCall } from '#shared/domain/access.ts';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import { type ToolInput, toolRequest } from '#shared/domain/assistant/tool-request.ts';
import type { AssistantTool } from '#shared/domain/assistant/tool.ts';
import type { Role } from '#shared/domain/roles.ts';
import { derivedId } from '../data/derived-id.ts';
import { type Caller, callTool } from './door.ts';
import { invalidFields } from './proposable.ts';
import { tools } from './tools.generated.ts';

/** The tools of a role: what its people may not call is not even named to the model. The door decides by itself. */
export const toolsOf = (role: Role): AssistantTool[] =>
  tools.filter(({ access }) => access === 'public' || mayCall(role, access));

const refusal = (message: string, more: object = {}): string =>
  JSON.stringify({ error: { code: 'refused', message, ...more } });

const inputOf = (value: unknown): ToolInput => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Calls of a question, over all models. */
const mostCalls = assistantLimits.steps * assistantLimits.calls;

/**
 * What happens to the calls of one question. Reads are done once, also when the reserve model repeats those of the main
 * one. Changes are collected as proposals, of the model that is running.
 */
export const createToolbox = ({ role, caller, question }: { role: Role; caller: Caller; question: string }) => {
  const results = new Map<string, Promise<{ text: string; links: string[] }>>();
  const links = new Set<string>();
  const calls: { name: string; input: string }[] = [];
  let proposals: AssistantProposal[] = [];

  const read = async (tool: AssistantTool, input: ToolInput): Promise<string> => {
    const name = `${tool.name} ${JSON.stringify(input)}`;
    const known = results.get(name) ?? callTool(tool, input, caller);
    results.set(name, known);
    const result = await known;
    for (const link of result.links) links.add(link);
    return result.text;
  };

  const propose = (tool: AssistantTool, input: ToolInput): string => {
    const { params, query, body } = toolRequest(tool, input);
    const fields = invalidFields(tool.name, { params, query, body });
    if (fields) return refusal('Some fields are not valid', { fields });
    const single = Object.fromEntries(Object.entries(query).map(([field, value]) => [field, String(value)]));
    // A model that repeats a call proposes once.
    const id = derivedId('assistant-proposal', question, JSON.stringify([tool.name, params, query, body]));
    if (proposals.some((each) => each.id === id)) return JSON.stringify({ proposed: true });
    if (proposals.length === assistantLimits.proposals) return refusal('Too many proposals in one answer');
    proposals.push({ id, endpoint: tool.name, params, query: single, body, state: 'open' });
    return JSON.stringify({ proposed: true });
  };

  const run = async (tool: AssistantTool, value: unknown): Promise<string> => {
    if (calls.length === mostCalls) return refusal('No more calls for this question');
    const input = inputOf(value);
    calls.push({ name: tool.name, input: JSON.stringify(input).slice(0, 500) });
    return tool.changes ? propose(tool, input) : read(tool, input);
  };

  const set: ToolSet = Object.fromEntries(
    toolsOf(role).map((tool) => [
      tool.name,
      dynamicTool({
        description: tool.changes ? `Propose: ${tool.description}` : tool.description,
        inputSchema: jsonSchema({ ...tool.input, required: [...tool.input.required] }),
        execute: (value) => run(tool, value),
      }),
    ]),
  );
  return {
    set,
    /** The pages that results have linked to. */
    links,
    calls,
    proposals: () => proposals,
    /** Another model begins: what the last one proposed does not count. */
    begin: () => {
      proposals = [];
    },
  };
};
