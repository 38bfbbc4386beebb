import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/button.tsx';
import type { Link } from './calls.ts';
import { EmphasizedText } from './emphasized-text.tsx';
import { ExpiredLink, LinkPage } from './link-page.tsx';
import { Step } from './step.tsx';
import { useSubmit } from './use-submit.ts';

type Kind = 'email' | 'phone';
type Props = {
  kind: Kind;
  /** The address or number as people read it. */
  whoOf: (link: Link) => string;
  confirm: (code: string) => Promise<unknown>;
};

/** The address or number that got the link becomes the e-mail or phone of its login. */
export const ConfirmContact = ({ kind, whoOf, confirm }: Props) => (
  <LinkPage kind={kind}>
    {(link, code) =>
      link.purpose === kind ? (
        <ConfirmStep kind={kind} who={whoOf(link)} by={link.by} send={() => confirm(code)} />
      ) : (
        <ExpiredLink kind={kind} />
      )
    }
  </LinkPage>
);

const texts = { email: 'confirmEmail', phone: 'confirmPhone' } as const;

/** Needs a press, because mail scanners open the links of letters. */
const ConfirmStep = ({
  kind,
  who,
  by,
  send,
}: {
  kind: Kind;
  who: string;
  /** Another person who requested the change. */
  by: string | null;
  send: () => Promise<unknown>;
}) => {
  const { t } = useTranslation('auth');
  const [done, setDone] = useState(false);
  const text = texts[kind];
  const { errors: _, ...submission } = useSubmit({
    check: () => ({}),
    send: async () => {
      await send();
      setDone(true);
    },
    onFields: () => ({}),
  });

  if (done)
    return (
      <Step
        key="done"
        title={t(`${text}.done`)}
        reason={<EmphasizedText text={t(`${text}.doneReason`, { who })} />}
        back={
          <ButtonLink to="/" variant="primary" size="lg">
            {t(`${text}.open`)}
          </ButtonLink>
        }
      />
    );
  if (submission.refused?.code === 'link-gone') return <ExpiredLink kind={kind} />;
  return (
    <Step
      title={t(`${text}.title`)}
      reason={<EmphasizedText text={by === null ? t(`${text}.reason`, { who }) : t(`${text}.reasonBy`, { who, by })} />}
      submit={t(`${text}.submit`)}
      back={null}
      {...submission}
    />
  );
};
