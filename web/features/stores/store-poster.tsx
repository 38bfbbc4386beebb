import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getStore, getStoreCode, type Store } from '#shared/contracts/stores.ts';
import type { Language } from '#shared/domain/public-pages.ts';
import cs from '#shared/messages/cs/poster.ts';
import en from '#shared/messages/en/poster.ts';
import ru from '#shared/messages/ru/poster.ts';
import { useGet } from '../../api/query.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { currentLanguage, languages } from '../../ui/i18n.ts';
import { Logo } from '../../ui/logo.tsx';
import { Body, Page, Toolbar } from '../../ui/page.tsx';
import { Qr } from '../../ui/qr.tsx';
import { Segments } from '../../ui/segments.tsx';
import { doorAddress } from './store-code.tsx';
import './poster.css';

/** The language of the poster is that of the workers, not of the person who prints it. */
const texts = { en, cs, ru } as const satisfies Record<Language, object>;
const choices = (Object.keys(texts) as Language[]).map((value) => ({ value, label: languages[value] }));

export default function StorePoster() {
  const { id = '' } = useParams();
  const { t } = useTranslation('stores');
  const store = useGet(getStore, { params: { id } });
  const code = useGet(getStoreCode, { params: { id } });
  return (
    <Loaded title={t('code.posterTitle')} answer={store}>
      {({ data }) => (
        <Loaded title={t('code.posterTitle')} answer={code}>
          {(present) => <Printable store={data} code={present.data.code} />}
        </Loaded>
      )}
    </Loaded>
  );
}

const Printable = ({ store, code }: { store: Store; code: string | null }) => {
  const { t } = useTranslation('stores');
  const [language, setLanguage] = useState<Language>(currentLanguage);
  if (code === null)
    return (
      <Page title={t('code.posterTitle')} aside={store.name}>
        <Body>
          <EmptyState
            kind="start"
            title={t('code.none')}
            actions={
              <ButtonLink variant="primary" to={`${paths.stores.edit(store.id)}?tab=code`}>
                {t('code.make')}
              </ButtonLink>
            }
          />
        </Body>
      </Page>
    );
  return (
    <Page
      title={t('code.posterTitle')}
      aside={store.name}
      actions={
        <Button variant="primary" icon={Printer} onClick={() => print()}>
          {t('code.print')}
        </Button>
      }
    >
      <Toolbar>
        <Segments label={t('code.language')} hiddenLabel value={language} choices={choices} onChange={setLanguage} />
      </Toolbar>
      <Body text>
        <div className="px-gutter bg-sunken min-h-full py-6">
          <Poster store={store} code={code} language={language} />
        </div>
      </Body>
    </Page>
  );
};

/** A page of A4. Black on white in every theme, as it is on paper. */
const Poster = ({ store, code, language }: { store: Store; code: string; language: Language }) => {
  const words = texts[language];
  return (
    <article lang={language} className="poster">
      <div className="poster-sheet">
        <Logo className="poster-mark" />
        <h2>{store.name}</h2>
        <p>{store.address}</p>
        <Qr text={doorAddress(store.id, code)} label={words.image} className="poster-code" />
        <h3>{words.heading}</h3>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="poster-help">{words.help}</p>
      </div>
    </article>
  );
};
