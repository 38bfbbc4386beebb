import type { Readers } from '../records.ts';
import { readRating } from './ratings.ts';

export const readers = { 'product-rating': readRating } satisfies Readers;
