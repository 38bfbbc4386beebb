import type { foundWords } from './found-words.ts';

/** A text in which the found words are marked. */
export const FoundText = ({ parts }: { parts: ReturnType<typeof foundWords> }) =>
  parts.map(({ text, isFound }, nth) =>
    isFound ? (
      <mark key={nth} className="text-primary-text bg-transparent font-semibold">
        {text}
      </mark>
    ) : (
      text
    ),
  );
