import {
  Bell,
  Ban,
  Check,
  CheckCheck,
  CircleHelp,
  Clock,
  Coins,
  Contrast,
  Download,
  FileCheck,
  FilePlus,
  FileX,
  Layers,
  Lock,
  LockOpen,
  type LucideIcon,
  MessageSquareText,
  Package,
  Pencil,
  PenLine,
  Play,
  Plus,
  Send,
  Undo2,
  UserMinus,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getTenderProof, listTenderHistory, type Tender, type TenderHistoryEntry } from '#shared/contracts/tenders.ts';
import type { HistoryWhat } from '#shared/domain/tenders/history.ts';
import { api } from '../../api/client.ts';
import { useMay } from '../../api/me.ts';
import { usePages } from '../../api/pages.ts';
import { ApiProblem } from '../../api/problem.ts';
import { ShowMore } from '../../kit/parts/show-more.tsx';
import { Button } from '../../ui/button.tsx';
import { productTimeZone } from '../../ui/days.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { dayAndTime } from '../../ui/format.ts';
import { saveFile } from '../../ui/save-file.ts';
import { snack } from '../../ui/snackbars.tsx';
import { Part, TabLayout, Waiting } from './tab-layout.tsx';

const icons: Record<HistoryWhat, LucideIcon> = {
  created: Plus,
  updated: Pencil,
  section: Layers,
  deadline: Clock,
  invited: UserPlus,
  removed: UserMinus,
  deleted: FileX,
  reminded: Bell,
  quoted: Lock,
  revoked: Undo2,
  declined: Ban,
  opened: LockOpen,
  report: FileCheck,
  file: FilePlus,
  file_removed: FileX,
  terms: Check,
  written: PenLine,
  signed: PenLine,
  submit: Send,
  form: Layers,
  ask: MessageSquareText,
  place: Check,
  process: Contrast,
  pay: Coins,
  ready: Package,
  complete: CheckCheck,
  clarify: CircleHelp,
  resume: Play,
  cancel: Ban,
};

/** What happened to the tender, the newest first. Each entry seals the one before it. */
export default function HistoryTab({ tender }: { tender: Tender }) {
  const { t } = useTranslation('tenders');
  const params = { id: tender.id };
  const list = usePages(listTenderHistory, { params }, (page, signal) =>
    api(listTenderHistory, { params, query: { page } }, { signal }),
  );
  const proves = useMay('tender.write') && tender.is_owner;
  return (
    <TabLayout aside={proves && <Proof tender={tender} />}>
      <Part title={t('history.title')}>
        {!list.rows && !list.error && <Waiting />}
        {list.rows?.length === 0 && <p className="text-ink-2">{t('history.none')}</p>}
        <ol>
          {list.rows?.map((entry) => (
            <Entry key={entry.n} entry={entry} />
          ))}
        </ol>
        <ShowMore list={list} label={t('history.more')} />
      </Part>
    </TabLayout>
  );
}

const Entry = ({ entry: { n, at, by, company, what, details, hash } }: { entry: TenderHistoryEntry }) => {
  const { t } = useTranslation('tenders');
  const Icon = icons[what];
  const { deadline, reason, name, section } = details;
  const notes = [
    typeof deadline === 'string' && t('history.until', { time: dayAndTime(deadline, productTimeZone) }),
    section !== null && section !== undefined && t('history.section', { n: section }),
    typeof name === 'string' && name,
    typeof reason === 'string' && reason,
  ].filter((note): note is string => typeof note === 'string' && note !== '');
  return (
    <li className="group relative grid grid-cols-[20px_minmax(0,1fr)] gap-x-2.5 pb-4">
      <span
        aria-hidden
        className="border-line-strong absolute top-5.5 -bottom-0.5 left-[9.5px] border-l group-last:hidden"
      />
      <span aria-hidden className="bg-press text-ink-2 grid size-5 place-items-center rounded-full [&>svg]:size-3">
        <Icon />
      </span>
      <div className="min-w-0">
        <p className="font-medium text-pretty">{t(`history.what.${what}`)}</p>
        {notes.map((note) => (
          <p key={note} className="text-ink-2 text-pretty wrap-anywhere whitespace-pre-line tabular-nums">
            {note}
          </p>
        ))}
        <p className="text-12 text-ink-2">
          {[by?.fio, company?.name].filter(Boolean).join(', ') || t('history.system')}
        </p>
        <p className="text-12 text-ink-3 flex flex-wrap gap-x-3 tabular-nums">
          <time dateTime={at}>{deviceMoment(at)}</time>
          <span>
            {t('history.number', { n })} <code title={hash}>{hash.slice(0, 12)}</code>
          </span>
        </p>
      </div>
    </li>
  );
};

/** The whole history as a file that anybody can verify. */
const Proof = ({ tender }: { tender: Tender }) => {
  const { t } = useTranslation('tenders');
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const proof = await api(getTenderProof, { params: { id: tender.id } });
      saveFile(getTenderProof.attachment, 'application/json', JSON.stringify(proof, null, 2));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Part title={t('history.proof.title')}>
      <p className="text-ink-2 mb-3 text-pretty">{t('history.proof.text')}</p>
      <Button icon={Download} busy={busy} onClick={() => void download()}>
        {t('history.proof.download')}
      </Button>
      <p className="text-12 text-ink-2 mt-3 text-pretty">{t('history.proof.verify')}</p>
      <code className="text-12 rounded-2 bg-press mt-1 block px-2 py-1.5 wrap-anywhere">
        node verify-tender.mjs {getTenderProof.attachment}
      </code>
    </Part>
  );
};
