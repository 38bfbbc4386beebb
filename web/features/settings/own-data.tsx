import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteMe, downloadMe } from '#shared/contracts/settings.ts';
import { api } from '../../api/client.ts';
import { useMe } from '../../api/me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { chooseAccount } from '../../api/session.ts';
import { reload } from '../../kit/parts/reload.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { controlClass, Field } from '../../ui/field.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';

/** The person's stored data: download, look up, delete. */
export const OwnData = () => {
  const { t } = useTranslation('settings');
  const { terms, users } = useMe();
  return (
    <>
      <Section title={t('data.download')} reason={t('data.downloadReason')}>
        <DownloadButton />
      </Section>
      <Section title={t('data.terms')} reason={t('data.termsReason')}>
        <p className="text-14">
          {terms ? t('data.accepted', { version: terms.version, day: deviceDay(terms.at) }) : t('data.notAccepted')}
        </p>
      </Section>
      <Section title={t('data.remove')} reason={t('data.removeReason')}>
        <ul className="text-ink-2 list-disc pl-4 [&>li+li]:mt-1">
          <li>{t('data.goes')}</li>
          <li>{t('data.stays')}</li>
          <li>{t(users.length > 1 ? 'data.others' : 'data.login')}</li>
        </ul>
        <Remove />
      </Section>
    </>
  );
};

const DownloadButton = () => {
  const { t } = useTranslation(['settings', 'common']);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile(downloadMe.attachment, 'application/json', JSON.stringify(await api(downloadMe, {}), null, 2));
      snack({ tone: 'good', text: t('data.downloaded') });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      <Button icon={Download} busy={busy} onClick={() => void download()}>
        {t('data.downloadButton')}
      </Button>
    </p>
  );
};

/** The word must be typed, so that nobody deletes an account by accident. */
const Remove = () => {
  const { t } = useTranslation(['settings', 'common']);
  const me = useMe();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const said = typed.trim().toLocaleUpperCase() === t('data.word');
  const remove = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { data } = await api(deleteMe, { query: { confirm: 'delete' } });
      chooseAccount(null);
      reload(data.login_deleted ? paths.signOut : paths.root);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setBusy(false);
      setProblem(error);
    }
  };
  return (
    <p>
      <Button
        variant="danger-quiet"
        icon={Trash2}
        onClick={() => {
          setTyped('');
          setProblem(null);
          setAsking(true);
        }}
      >
        {t('data.removeButton')}
      </Button>
      <Confirm
        open={asking}
        title={t('data.removeTitle', { name: me.fio })}
        confirm={t('data.confirm')}
        keep={t('data.keep')}
        danger
        busy={busy}
        disabled={!said}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t('data.removeHelp')}</p>
        {problem && (
          <div className="text-ink mt-4">
            <Banner tone="danger" title={t('data.refused')}>
              {problem.message}
            </Banner>
          </div>
        )}
        <Field label={t('data.type', { word: t('data.word') })} className="text-ink mt-4">
          {(ids) => (
            <input
              {...ids}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
      </Confirm>
    </p>
  );
};
