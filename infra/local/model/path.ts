/** The stand-in for a language model is below this path of the web server, in the form of OpenAI's API. */
export const modelPath = '/__model/v1';

/** The models that the stand-in has; both answer by the same rules. */
export const standInModels = ['smena-rules', 'smena-rules-reserve'];

type Chosen = { OPENAI_BASE_URL?: string; OPENAI_MODEL?: string; OPENAI_API_KEY?: string };

/**
 * The settings of a deployment that uses the stand-in, or the API that the environment names, with the first of its models
 * unless it names one. The web server listens on this address only.
 */
export const localModel = (
  origin: string,
  { OPENAI_BASE_URL: url, OPENAI_MODEL: model = '', OPENAI_API_KEY: modelKey = 'none' }: Chosen = {},
) => ({
  modelKey,
  ...(url
    ? { modelUrl: url.replace(/\/$/, ''), models: model }
    : { modelUrl: origin.replace('//localhost:', '//127.0.0.1:') + modelPath, models: standInModels.join(',') }),
});
