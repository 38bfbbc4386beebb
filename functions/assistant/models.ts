import type { LanguageModel } from 'ai';
import * as z from 'zod/mini';
import { Problem } from '#shared/domain/problem.ts';
import { requireEnv } from '../data/environment.ts';
import { secretValues } from '../data/secret.ts';

/** The address of an API like OpenAI's, without a slash at its end; empty: Amazon Bedrock, with the function's role. */
const url = () => process.env['MODEL_URL'] ?? '';
/** The models that a deployment names, the main one first. Those of Bedrock are the ones that the role may invoke. */
const named = () => (process.env['MODELS'] ?? '').split(',').filter(Boolean);

const keyAt = async (at: number): Promise<string> => (await secretValues('MODEL_KEY', at))[0] ?? '';

/** A model by its id at the provider. `now` is ISO 8601 UTC. */
export const modelOf = async (id: string, now: string): Promise<LanguageModel> => {
  if (url() === '') {
    const { createAmazonBedrock } = await import('@ai-sdk/amazon-bedrock');
    return createAmazonBedrock({ region: requireEnv('AWS_REGION') })(id);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const apiKey = await keyAt(Date.parse(now));
  return createOpenAICompatible({ name: 'models', baseURL: url(), apiKey, includeUsage: true })(id);
};

const Listed = z.object({ data: z.array(z.object({ id: z.string() })) });
/** Milliseconds. */
const longest = 10_000;

/**
 * The ids of the models to choose from, the deployment's own ones first. Throws assistant-unreachable if the provider does
 * not say which it has.
 */
export const listModels = async (now: string): Promise<string[]> => {
  if (url() === '') return named();
  try {
    const response = await fetch(`${url()}/models`, {
      headers: { authorization: `Bearer ${await keyAt(Date.parse(now))}` },
      signal: AbortSignal.timeout(longest),
    });
    const { data } = Listed.parse(await response.json());
    return [...new Set([...named(), ...data.map(({ id }) => id)])];
  } catch (error) {
    console.error(JSON.stringify({ models: String(error) }));
    throw new Problem('assistant-unreachable');
  }
};

/** What an admin chose, or else the first (main) or second (reserve) model of the deployment. Undefined: there is none. */
export const chosenModel = async (
  choice: string | null,
  place: 'main' | 'reserve',
  now: string,
): Promise<string | undefined> => {
  if (choice !== null) return choice;
  const nth = place === 'main' ? 0 : 1;
  const own = named();
  return own.length > 0 ? own[nth] : (await listModels(now))[nth];
};
