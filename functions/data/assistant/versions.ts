import * as z from 'zod/mini';
import { AssistantFields } from '#shared/contracts/assistant.ts';
import { person, storedInstant } from '#shared/contracts/fields.ts';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { queryTable, type Write } from '../table.ts';

const assistantVersionsPartition = 'ASSISTANT_VERSIONS';
const assistantVersionKey = (version: number): Key => ({
  pk: assistantVersionsPartition,
  sk: String(version).padStart(9, '0'),
});

const Version = z.object({
  ...AssistantFields.shape,
  version: z.int(),
  at: z.nullable(storedInstant),
  by: z.nullable(person),
});
export type Version = z.infer<typeof Version>;
const versions = entity('assistant-version', Version);
export const readAssistantVersion = versions.read;

/** Every version of the settings is kept. */
export const versionWrite = (version: Version): Write => ({
  part: 'assistant-version',
  put: { ...assistantVersionKey(version.version), ...versions.store(version) },
});

/** The last versions, the newest first. */
export const lastVersions = async (): Promise<Version[]> =>
  (await queryTable(assistantVersionsPartition, { backward: true, limit: assistantLimits.versions })).map(
    versions.read,
  );
