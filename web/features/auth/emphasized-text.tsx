import type { ReactNode } from 'react';

/** A message with one styled part: `Signing in as <who>…</who>.` */
export const EmphasizedText = ({ text }: { text: string }): ReactNode => {
  const [, before = text, marked, after = ''] = /^(.*?)<(?:\w+)>(.*)<\/\w+>(.*)$/s.exec(text) ?? [];
  return (
    <>
      {before}
      {marked !== undefined && <b className="text-ink font-semibold break-words">{marked}</b>}
      {after}
    </>
  );
};
