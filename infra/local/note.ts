import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Deployment } from './deploy.ts';

/** What a cloud's saved state holds; kept with it, and thrown away with it. */
const Note = z.object({
  /** The definitions of what keeps data. */
  stores: z.string(),
  /** The hash of the deployed CDK app. */
  app: z.string(),
  deployment: Deployment,
  /** Functions that were pushed past CloudFormation, which does not know it: the hash of the bundle each runs, by name. */
  pushed: z.record(z.string(), z.string()),
});
export type Note = z.infer<typeof Note>;

const fileIn = (folder: string) => join(folder, 'state/note.json');

/** A note of another version of this project says nothing: the cloud is then made anew. */
export const readNote = async (folder: string): Promise<Note | undefined> =>
  existsSync(fileIn(folder)) ? Note.safeParse(JSON.parse(await readFile(fileIn(folder), 'utf8'))).data : undefined;

export const writeNote = (folder: string, note: Note) => writeFile(fileIn(folder), JSON.stringify(note));

export const forgetNote = (folder: string) => rm(fileIn(folder), { force: true });
