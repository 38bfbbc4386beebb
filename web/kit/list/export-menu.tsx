import { Download, FileSpreadsheet, FileText, History, LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ExportedListName } from '#shared/contracts/exported-lists.generated.ts';
import { createExport, getExport } from '#shared/contracts/exports.ts';
import type { ExportFormat } from '#shared/domain/exports/export.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet, useSend } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';
import { Menu, MenuAction, MenuLine, MenuLink } from '../../ui/menu.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { useDownload } from '../parts/use-download.ts';

/** What is exported: the filters and the order of a list, or `id` with at most `maxChosenRows` chosen rows. */
type ExportQuery = Readonly<Record<string, unknown>>;

/** Orders an export, which is prepared in the background, and says when it has ended. */
export const useExport = (list: ExportedListName) => {
  const { t } = useTranslation();
  const create = useSend(createExport);
  const [running, setRunning] = useState<string | null>(null);
  useAnnouncement(running, () => setRunning(null));
  return {
    isRunning: running !== null,
    order: async (format: ExportFormat, load: () => ExportQuery | Promise<ExportQuery>) => {
      try {
        const { page: _, per_page: __, cursor: ___, ...query } = await load();
        // The filters are those of the list's contract, which the list's state does not know.
        const { data } = await create.mutateAsync({ body: { list, format, query } as never });
        setRunning(data.id);
        snack({ tone: 'info', text: t('export.started') });
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
        snack({ tone: 'bad', text: Object.values(error.fields)[0] ?? error.message });
      }
    },
  };
};

/**
 * Exports a list as it is shown: with its filters and its order, or with what `query` then returns. `children` are
 * further formats.
 */
export const ExportMenu = ({
  list,
  query,
  children,
}: {
  list: ExportedListName;
  query: () => ExportQuery | Promise<ExportQuery>;
  children?: ReactNode;
}) => {
  const { t } = useTranslation();
  const { order, isRunning } = useExport(list);
  const wide = useWide('md');
  const icon = isRunning ? LoaderCircle : Download;
  return (
    <Menu
      label={t('export.button')}
      button={
        wide ? (
          <Button icon={icon}>{t('export.button')}</Button>
        ) : (
          <IconButton icon={icon} label={t('export.button')} className="border-line-strong border" />
        )
      }
    >
      <MenuAction icon={FileText} onClick={() => void order('csv', query)}>
        {t('export.csv')}
      </MenuAction>
      <MenuAction icon={FileSpreadsheet} onClick={() => void order('xlsx', query)}>
        {t('export.xlsx')}
      </MenuAction>
      {children}
      <MenuLine />
      <MenuLink icon={History} to={paths.exports}>
        {t('export.own')}
      </MenuLink>
    </Menu>
  );
};

/** Says when an export has ended. After a change of the screen, the notification says it alone. */
const useAnnouncement = (id: string | null, onEnd: () => void) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const download = useDownload();
  const one = useGet(getExport, { params: { id: id ?? '' } }, { enabled: id !== null }).data?.data;
  useEffect(() => {
    if (one?.id !== id || !one || one.state === 'running') return;
    const list = t(`export.lists.${one.list}`);
    onEnd();
    if (one.state === 'ready')
      snack({
        tone: 'good',
        text: t('export.ready', { list, rows: count(one.rows ?? 0) }),
        action: { label: t('export.download'), run: () => void download(one.id) },
      });
    else
      snack({
        tone: 'bad',
        text: t('export.failed', { list }),
        action: { label: t('export.details'), run: () => void navigate(paths.exports) },
      });
  }, [one, id, onEnd, t, navigate, download]);
};
