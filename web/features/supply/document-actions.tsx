import { Archive, Ban, Check, type LucideIcon, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FullDocument } from '#shared/contracts/supply.ts';
import { type DocumentTransition, documentTransitionNames } from '#shared/domain/supply/documents.ts';
import { IssueDrawer } from '../../domain/supply/issue-drawer.tsx';
import { useIssue } from '../../domain/supply/use-issue.ts';
import { Button } from '../../ui/button.tsx';
import { ExportDialog, MoveDialog } from './move-dialogs.tsx';

const looks: Record<DocumentTransition, { icon: LucideIcon; variant: 'primary' | 'plain' | 'danger-quiet' }> = {
  accept: { icon: Check, variant: 'primary' },
  export: { icon: Archive, variant: 'primary' },
  replace: { icon: RefreshCw, variant: 'plain' },
  reject: { icon: X, variant: 'danger-quiet' },
  cancel: { icon: Ban, variant: 'danger-quiet' },
};

/** What comes next, and what the reader may do. Nothing for a document that has ended. */
export const DocumentActions = ({ document }: { document: FullDocument }) => {
  const { t } = useTranslation('supply');
  // A dialog sends the version that it was opened with: a newer one is refused by the server.
  const [dialog, setDialog] = useState<{ action: DocumentTransition; document: FullDocument } | null>(null);
  const { issuing, isLoading, open, close } = useIssue();
  const { status, actions } = document;
  const isOpen = status === 'issued' || status === 'accepted' || status === 'rejected';
  const possible = documentTransitionNames.filter((action) => actions.includes(action));
  if (!isOpen && possible.length === 0) return null;
  const isOwn = possible.some((action) => looks[action].variant === 'primary');
  const act = (action: DocumentTransition) =>
    action === 'replace' ? void open(document.order.id, document) : setDialog({ action, document });
  const step = status === 'issued' || status === 'accepted' || status === 'rejected' ? status : 'exported';
  return (
    <section
      aria-labelledby="next-step"
      className="rounded-3 border-line-strong flex flex-wrap items-center gap-x-6 gap-y-3 border px-4 py-3.5 print:hidden"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="next-step" className="text-16 tracking-title font-semibold">
          {t(isOwn ? `documents.own.${step}` : `documents.waiting.${step}`)}
        </h2>
        {isOwn && <p className="text-ink-2 text-pretty">{t(`documents.help.${step}`)}</p>}
      </div>
      {possible.length > 0 && (
        <div className="flex flex-wrap gap-2 max-md:w-full">
          {possible.map((action) => (
            <Button
              key={action}
              variant={looks[action].variant}
              icon={looks[action].icon}
              busy={action === 'replace' && isLoading}
              className="max-md:flex-auto"
              onClick={() => act(action)}
            >
              {t(`documents.actions.${action}`)}
            </Button>
          ))}
        </div>
      )}
      {dialog?.action === 'export' && <ExportDialog document={dialog.document} onClose={() => setDialog(null)} />}
      {(dialog?.action === 'accept' || dialog?.action === 'reject' || dialog?.action === 'cancel') && (
        <MoveDialog document={dialog.document} action={dialog.action} onClose={() => setDialog(null)} />
      )}
      {issuing && <IssueDrawer issuing={issuing} onClose={close} />}
    </section>
  );
};
