import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getReceivedBroadcast } from '#shared/contracts/broadcasts.ts';
import { strongParts } from '#shared/domain/broadcasts/strong-parts.ts';
import { useGet } from '../../api/query.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { Body, Page } from '../../ui/page.tsx';

/** A broadcast as its recipients read it. */
export default function BroadcastView() {
  const { id = '' } = useParams();
  const { t } = useTranslation('broadcasts');
  return (
    <Loaded title={t('received')} answer={useGet(getReceivedBroadcast, { params: { id } })}>
      {({ data: { title, text, sent_at } }) => (
        <Page title={title}>
          <Body>
            <article className="px-gutter max-w-[70ch] py-6">
              <h2 className="text-20 tracking-title mb-1 font-semibold [overflow-wrap:anywhere] md:hidden">{title}</h2>
              <p className="figures text-12 text-ink-3 mb-4">{deviceMoment(sent_at)}</p>
              <div className="text-14 text-ink-2 leading-6 [overflow-wrap:anywhere]">
                {text.split('\n').map((line, n) => (
                  <p key={n} className="min-h-6">
                    {strongParts(line).map((part, nth) =>
                      part.isStrong ? (
                        <strong key={nth} className="text-ink font-semibold">
                          {part.text}
                        </strong>
                      ) : (
                        part.text
                      ),
                    )}
                  </p>
                ))}
              </div>
            </article>
          </Body>
        </Page>
      )}
    </Loaded>
  );
}
