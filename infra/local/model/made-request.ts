import type { Role } from '#shared/domain/roles.ts';
import type { Message, ModelRequest } from './request.ts';

/** The tools of everybody in tests, without those of `without`. */
const allTools = [
  'get-subscription',
  'list-tariffs',
  'add-to-cart',
  'get-cart',
  'search-catalogue',
  'list-performers',
  'list-hours',
  'get-document',
  'send-message',
  'list-notifications',
  'get-order',
  'get-sales',
  'get-yearly-order-sum',
  'list-orders',
  'list-users',
  'list-waiting',
  'list-bonuses',
  'ask-replacement',
  'cancel-shift',
  'create-comment',
  'create-shift',
  'get-coverage',
  'get-dashboard',
  'get-shift',
  'list-holidays',
  'list-shifts',
  'list-specialties',
  'get-payslip',
  'object-statistics',
  'staff-statistics',
  'list-stores',
  'list-delivery-documents',
  'get-support-hours',
  'list-tenders',
];

type Made = {
  language?: 'English' | 'Czech' | 'Russian';
  role?: Role;
  history?: readonly Message[];
  without?: readonly string[];
};

/** A first request with a question, on Saturday 28.11.2026. */
export const madeRequest = (
  question: string,
  { language = 'English', role = 'ROLE_BUYER', history = [], without = [] }: Made = {},
): ModelRequest => ({
  model: 'smena-rules',
  messages: [
    {
      role: 'system',
      content: [
        'Answer briefly.',
        `Answer in ${language}.`,
        'Today: 2026-11-28, Saturday.',
        `Person: Jana Nováková, ${role}, of Potraviny Novák.`,
      ].join('\n'),
    },
    ...history,
    { role: 'user', content: question },
  ],
  tools: allTools.filter((name) => !without.includes(name)).map((name) => ({ type: 'function', function: { name } })),
});

type Called = { name: string; arguments: Readonly<Record<string, unknown>> };
/** The request with calls and their results. */
export const withResults = (
  request: ModelRequest,
  calls: readonly Called[],
  results: readonly unknown[],
): ModelRequest => {
  const round = request.messages.length;
  const idOf = (nth: number) => `call-${round}-${nth}`;
  return {
    ...request,
    messages: [
      ...request.messages,
      {
        role: 'assistant',
        content: null,
        tool_calls: calls.map(({ name, arguments: args }, nth) => ({
          id: idOf(nth),
          type: 'function',
          function: { name, arguments: JSON.stringify(args) },
        })),
      },
      ...results.map((result, nth): Message => ({
        role: 'tool',
        tool_call_id: idOf(nth),
        content: JSON.stringify(result),
      })),
    ],
  };
};
