import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Endpoint, problemsOf } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import { type FieldIssue, Problem, problems } from '#shared/domain/problem.ts';
import { NewerItem, TooContended } from '../data/write-errors.ts';
import { contentTypeOf } from './content-type.ts';
import { type HttpEvent, localeOf } from './event.ts';
import { lawIn, sentenceOf } from './translate.ts';

/** The texts of problems are imported on the first refusal, because few cold starts end with one. */
const messages = {
  cz: {
    problems: () => import('#shared/messages/cs/problems.ts'),
    fields: () => import('#shared/messages/cs/fields.ts'),
  },
  en: {
    problems: () => import('#shared/messages/en/problems.ts'),
    fields: () => import('#shared/messages/en/fields.ts'),
  },
  ru: {
    problems: () => import('#shared/messages/ru/problems.ts'),
    fields: () => import('#shared/messages/ru/fields.ts'),
  },
};

/** The text of a refusal in a language. */
export const messageOf = async (locale: Locale, { code, details: { params } }: Problem): Promise<string> =>
  sentenceOf(locale, (await messages[locale].problems()).default, code, params);

/**
 * The only place that turns a Problem into a response: { message, code, fields?, warnings? } in the reader's language.
 * A write that met too many others, or a newer version of the app during a rollout, may be sent again after a second.
 * Any other error is a defect: it is logged in full and answered as `internal` without details. A code that the
 * contract does not list is a defect too, because the API reference would be wrong.
 */
export const handleErrors = (contract: Endpoint): MiddlewareObj<HttpEvent, APIGatewayProxyStructuredResultV2> => ({
  onError: async (request) => {
    const { event, context } = request;
    const isRetryable = request.error instanceof TooContended || request.error instanceof NewerItem;
    const error = isRetryable ? tryAgain : request.error;
    const isListed = error instanceof Problem && problemsOf(contract).includes(error.code);
    if (!isListed) console.error(JSON.stringify({ endpoint: contract.name, error: describe(error) }));
    const problem = isListed ? error : new Problem('internal', { params: { reference: context.awsRequestId } });
    request.response = await refusalOf(problem, event, contract);
  },
});

/** The response of a refusal, in the reader's language. */
export const refusalOf = async (
  problem: Problem,
  event: Pick<HttpEvent, 'headers'>,
  { chatToken }: Pick<Endpoint, 'chatToken'> = {},
): Promise<APIGatewayProxyStructuredResultV2> => {
  const locale = localeOf(event);
  const [{ default: mistakes }, message] = await Promise.all([messages[locale].fields(), messageOf(locale, problem)]);
  const { fields, warnings, retryAfter } = problem.details;
  const mistake = ({ key, params: values }: FieldIssue) => sentenceOf(locale, mistakes, key, values);
  return {
    statusCode: problems[problem.code],
    headers: {
      'content-type': contentTypeOf({ chatToken }),
      'cache-control': 'no-store',
      ...(problem.code === 'unauthorized' && { 'www-authenticate': 'Bearer' }),
      ...(retryAfter !== undefined && { 'retry-after': String(Math.ceil(retryAfter)) }),
    },
    body: JSON.stringify({
      message,
      code: problem.code,
      // What clients of Mattermost read.
      ...(chatToken && { id: `smena.${problem.code}`, status_code: problems[problem.code] }),
      ...(fields && {
        fields: Object.fromEntries(Object.entries(fields).map(([path, issue]) => [path, mistake(issue)])),
      }),
      ...(warnings && { warnings: warnings.map((warning) => lawIn(locale, warning)) }),
    }),
  };
};

const tryAgain = new Problem('too-many-requests', { retryAfter: 1, params: { wait: 1 } });

const describe = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : String(error);
