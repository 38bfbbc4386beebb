import { Pencil } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CannedAnswer, type ChannelWithContext, getCannedAnswers } from '#shared/contracts/chats.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { useLanguage } from '../../ui/i18n.ts';
import { KeyHint } from '../../ui/kbd.tsx';
import { withoutMarks } from '../../ui/marked-parts.ts';
import { Popover } from '../../ui/popover.tsx';
import { answerFor, foundAnswers } from './answers.ts';
import { FoundText } from './found-text.tsx';
import { foundWords } from './found-words.ts';

/** Answers that are one press away. */
const shownFirst = 3;

/** The canned answers above the text: the first ones, and all of them behind the button `opener`. */
export const Answers = ({
  channel,
  opener,
  onChoose,
}: {
  channel: ChannelWithContext;
  opener: RefObject<HTMLButtonElement | null>;
  /** A text in the person's language. */
  onChoose: (text: string) => void;
}) => {
  const { t } = useTranslation('chats');
  const language = useLanguage();
  const answers = useGet(getCannedAnswers, {}).data?.data.answers;
  const choose = (answer: CannedAnswer) => onChoose(answerFor(answer, channel));
  return (
    // As high while they load, so that the posts stay where they are.
    <div role="group" aria-label={t('answers.title')} className="min-h-control-sm flex items-center gap-1.5">
      {answers?.length === 0 && (
        <Link to={paths.chats.answers} className={buttonClass('ghost', 'sm')}>
          {t('answers.prepare')}
        </Link>
      )}
      {answers?.slice(0, shownFirst).map((answer, nth) => (
        <button
          key={nth}
          type="button"
          title={answer.titles[language]}
          onClick={() => choose(answer)}
          className="h-control-sm rounded-2 border-line-strong bg-surface text-12 text-ink-2 hover:bg-hover min-w-0 truncate border px-2 font-medium"
        >
          {answer.titles[language]}
        </button>
      ))}
      {answers && answers.length > 0 && (
        <Popover
          className="w-120"
          button={
            <button ref={opener} type="button" className={buttonClass('ghost', 'sm')}>
              {t('answers.all', { count: answers.length })}
              <KeyHint keys="/" />
            </button>
          }
        >
          {(close) => (
            <AnswerList
              answers={answers}
              onChoose={(answer) => {
                close();
                choose(answer);
              }}
            />
          )}
        </Popover>
      )}
    </div>
  );
};

const AnswerList = ({
  answers,
  onChoose,
}: {
  answers: readonly CannedAnswer[];
  onChoose: (answer: CannedAnswer) => void;
}) => {
  const { t } = useTranslation(['chats', 'common']);
  const id = useId();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = foundAnswers(answers, typed, language);
  const press = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || (by === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    const chosen = found[active];
    if (by !== undefined) setActive((active + by + found.length) % Math.max(1, found.length));
    else if (chosen) onChoose(chosen);
  };
  return (
    <>
      <input
        role="combobox"
        aria-label={t('answers.find')}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        placeholder={t('answers.find')}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
        className="h-control border-line bg-raised max-md:text-16 w-full border-b px-2.5 outline-offset-[-2px]"
      />
      <div
        id={id}
        role="listbox"
        aria-label={t('answers.title')}
        className="quiet-scroll max-h-[min(320px,40dvh)] overflow-auto py-1"
      >
        {found.map((answer, nth) => (
          <button
            key={nth}
            ref={nth === active ? showInList : undefined}
            id={`${id}-${nth}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={nth === active}
            onClick={() => onChoose(answer)}
            className={cx(
              'rounded-2 block w-full px-2.5 py-1.5 text-left pointer-coarse:min-h-11',
              nth === active ? 'bg-primary-soft' : 'hover:bg-hover',
            )}
          >
            <b className="block truncate font-medium">
              <FoundText parts={foundWords(answer.titles[language], typed)} />
            </b>
            <span className="text-12 text-ink-2 block truncate">{withoutMarks(answer.texts[language])}</span>
          </button>
        ))}
      </div>
      {found.length === 0 && <p className="text-ink-3 px-2.5 pb-2">{t('common:nothingFound')}</p>}
      <footer className="border-line border-t pt-1">
        <Link to={paths.chats.answers} className={buttonClass('ghost', 'sm')}>
          <Pencil />
          {t('answers.edit')}
        </Link>
      </footer>
    </>
  );
};

const showInList = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });
