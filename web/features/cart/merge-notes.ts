import { type MergeNote, mergeNotes } from '#shared/contracts/cart.ts';

/** The names of the products of each note, in the order of the notes. */
export const namesByNote = (notes: readonly MergeNote[]): [note: MergeNote['note'], names: string][] =>
  mergeNotes.flatMap((kind): [MergeNote['note'], string][] => {
    const names = notes.filter(({ note }) => note === kind).map(({ name }) => name);
    return names.length > 0 ? [[kind, names.join(', ')]] : [];
  });
