import { listAssistantVersions } from '#shared/contracts/assistant.ts';
import { lastVersions } from '../data/assistant/versions.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listAssistantVersions, async () => ({ data: await lastVersions() }));
