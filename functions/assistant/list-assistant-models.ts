import { listAssistantModels } from '#shared/contracts/assistant.ts';
import { serve } from '../http/serve.ts';
import { listModels } from './models.ts';

export const handler = serve(listAssistantModels, async ({ now }) => ({
  data: (await listModels(now)).map((id) => ({ id })),
}));
