import type { Readers } from '../records.ts';
import { readLogin } from './logins.ts';

export const readers = { login: readLogin } satisfies Readers;
