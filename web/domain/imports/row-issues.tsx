import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';

export type FaultyRow<I> = { number: number; name: string; issues: readonly I[] };
/** Rows that are added to the list at a time. */
const shownAtOnce = 50;

/** Rows that are not imported, each with all its mistakes. */
export const RowIssues = <I,>({ rows, textOf }: { rows: readonly FaultyRow<I>[]; textOf: (issue: I) => string }) => {
  const { t } = useTranslation(['people', 'common']);
  const [shown, setShown] = useState(shownAtOnce);
  if (rows.length === 0) return null;
  const left = rows.length - shown;
  return (
    <div className="flex flex-col items-start gap-3">
      <ul aria-label={t('importing.check.faulty')} className="border-line w-full border-b">
        {rows.slice(0, shown).map(({ number, name, issues }) => (
          <li key={number} className="border-line border-t py-2">
            <p className="font-medium break-words">
              {t('importing.row', { row: number })}
              {name && <span className="text-ink-2 font-regular"> · {name}</span>}
            </p>
            {issues.map(textOf).map((text) => (
              <p key={text} className="text-danger-text break-words">
                {text}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={() => setShown((now) => now + shownAtOnce)}>
          {t('importing.check.more', { rows: count(left) })}
        </Button>
      )}
    </div>
  );
};
