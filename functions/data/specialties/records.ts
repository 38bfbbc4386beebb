import type { Readers } from '../records.ts';
import { readSpecialty } from './specialties.ts';

export const readers = { specialty: readSpecialty } satisfies Readers;
