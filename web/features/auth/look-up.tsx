import { Landmark } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegisterNote, RegisterRefused } from '../../domain/companies/register-note.tsx';
import { fillIn } from '../../kit/form/fill-in.ts';
import { Button } from '../../ui/button.tsx';
import type { RegisterReply } from './calls.ts';
import { useRefusalText } from './refusal.ts';

type Props = {
  ico: string;
  company: string;
  /** Whether the number may be looked up; shows its error otherwise. */
  check: () => boolean;
  onName: (name: string) => void;
  ask: (ico: string) => Promise<RegisterReply>;
};
type Result = { ico: string; answer: RegisterReply; hasFilled: boolean; isKept: boolean };

/** Fills in the name of a company from the business register. */
export const LookUp = (props: Props) => {
  const { t } = useTranslation(['auth', 'companies']);
  const refusalText = useRefusalText();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  /** The name that the register filled in before, which is not the person's own. */
  const [filled, setFilled] = useState<{ company?: string }>({});
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  const fillName = (name: string) => {
    props.onName(name);
    setFilled({ company: name });
  };
  const lookUp = async () => {
    const { ico, check, ask } = props;
    setResult(null);
    setRefused(null);
    if (!check()) return;
    setIsBusy(true);
    try {
      show(ico, await ask(ico));
    } catch (error) {
      setRefused(refusalText(error).text);
    }
    setIsBusy(false);
  };
  const show = (ico: string, answer: RegisterReply) => {
    // The person may have typed another number meanwhile.
    if (latest.current.ico !== ico) return;
    const name = answer.taken ? null : (answer.facts?.name ?? null);
    const { fill, kept } = fillIn({ company: name }, { typed: { company: latest.current.company }, filled });
    const hasFilled = 'company' in fill;
    if (name !== null && hasFilled) fillName(name);
    setResult({ ico, answer, hasFilled, isKept: kept.length > 0 });
  };
  const replace = ({ ico, answer }: Result) => {
    if (answer.facts) fillName(answer.facts.name);
    setResult({ ico, answer, hasFilled: true, isKept: false });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Button icon={Landmark} busy={isBusy} onClick={() => void lookUp()}>
        {t('companies:lookUp.button')}
      </Button>
      {refused && <RegisterRefused message={refused} />}
      {result?.ico === props.ico && (
        <RegisterNote
          {...result}
          kept={result.isKept ? [t('auth:registration.companyName')] : []}
          onReplace={() => replace(result)}
          taken={<p>{t('companies:lookUp.taken.own')}</p>}
        />
      )}
    </div>
  );
};
