import { addToCart } from '#shared/contracts/cart.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { fieldIssues } from '#shared/contracts/field-issue.ts';
import { sendMessage } from '#shared/contracts/messages.ts';
import { askReplacement, cancelShift, createComment, createShift } from '#shared/contracts/shifts.ts';
import type { ToolRequest } from '#shared/domain/assistant/tool-request.ts';

/** The endpoints that the assistant may propose: those with `assistant` that change something. */
export const proposable: readonly Endpoint[] = [
  createShift,
  cancelShift,
  askReplacement,
  createComment,
  sendMessage,
  addToCart,
];

/** The invalid fields of a request, by name; null if the endpoint would take it as far as its form goes. */
export const invalidFields = (name: string, request: ToolRequest): object | null => {
  const contract = proposable.find((each) => each.name === name);
  if (!contract) return { endpoint: 'unknown' };
  const issues = (['params', 'query', 'body'] as const).map((part) => {
    const error = contract[part]?.safeParse(request[part]).error;
    return error ? fieldIssues(error) : {};
  });
  const all = Object.assign({}, ...issues) as object;
  return Object.keys(all).length > 0 ? all : null;
};
