import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Deployment } from './deploy.ts';

/** Describes the saved state of a cloud; stored with that state and deleted with it. */
const Note = z.object({
  /** Hash of the templates that keep data. */
  stores: z.string(),
  /** Hash of the deployed CDK app. */
  app: z.string(),
  deployment: Deployment,
  /** Functions that were updated without CloudFormation: the hash of each deployed bundle, by name. */
  pushed: z.record(z.string(), z.string()),
});
export type Note = z.infer<typeof Note>;

const fileIn = (folder: string) => join(folder, 'state/note.json');

/** A note written by another version of the project is ignored, and the cloud is reset. */
export const readNote = async (folder: string): Promise<Note | undefined> =>
  existsSync(fileIn(folder)) ? Note.safeParse(JSON.parse(await readFile(fileIn(folder), 'utf8'))).data : undefined;

export const writeNote = (folder: string, note: Note) => writeFile(fileIn(folder), JSON.stringify(note));

export const forgetNote = (folder: string) => rm(fileIn(folder), { force: true });
