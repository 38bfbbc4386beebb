import { localTime } from '../local-time.ts';
import type { AssistantTool } from './tool.ts';

/** What the model sends to a tool. */
export type ToolInput = Readonly<Record<string, unknown>>;

/** The parts of a request, as a client sends them. `body` is empty for a read. */
export type ToolRequest = {
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  body: Record<string, unknown>;
};

const zone = 'Europe/Prague';
const isLocalTime = (schema: object | undefined): boolean =>
  schema !== undefined && 'description' in schema && String(schema.description).endsWith('in Prague');

/** An instant of a local time in Prague; anything else stays, and the endpoint refuses it. */
const toUtc = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(value) && isDay(value.slice(0, 10))
    ? localTime(value.slice(0, 10), value.slice(11), zone)
    : value;
const isDay = (day: string): boolean => {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Fields that the tool has not are left out, and so are null ones, which models send for what they do not want to say. */
export const toolRequest = (tool: AssistantTool, input: ToolInput): ToolRequest => {
  const request: ToolRequest = { params: {}, query: {}, body: {} };
  for (const [field, where] of Object.entries(tool.where)) {
    const value = input[field];
    if (value === undefined || value === null) continue;
    if (where === 'body') request.body[field] = isLocalTime(tool.input.properties[field]) ? toUtc(value) : value;
    else if (where === 'params') request.params[field] = textOf(value);
    else request.query[field] = Array.isArray(value) ? value.map(textOf) : textOf(value);
  }
  return request;
};

/** A segment of dots would lead to the path of another endpoint. */
const segment = (value = ''): string => encodeURIComponent(value).replace(/^\.+$/, '-');

/** The path with its parameters, and the query. */
export const addressOf = ({ path }: Pick<AssistantTool, 'path'>, { params, query }: ToolRequest): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => segment(params[name]));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs).toString()}`;
};
