import { foldText } from '#shared/domain/fold-text.ts';

/** The option that a typed text means: the only one found, or the only one with this label. `more` are not loaded. */
export const meantOption = <O extends { label: string }>(
  found: readonly O[],
  typed: string,
  more: number,
): O | null => {
  const candidates =
    found.length + more === 1 ? found : found.filter(({ label }) => foldText(label) === foldText(typed.trim()));
  return candidates.length === 1 ? (candidates[0] ?? null) : null;
};
