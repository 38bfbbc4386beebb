/** Mutants that no test can tell from the original, each with its reason. `line` is the line's text without indentation. */
type Equivalent = { file: string; line: string; mutant: string; reason: string };

export const equivalents: readonly Equivalent[] = [];
