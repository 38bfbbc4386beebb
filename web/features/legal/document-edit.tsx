import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { documentType, type DocumentType, getDocumentTexts, updateDocument } from '#shared/contracts/legal.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { currentLanguage } from '../../ui/i18n.ts';
import { Page } from '../../ui/page.tsx';
import { DocumentFields, nameOf } from './document-fields.tsx';
import { History } from './history.tsx';

type Whole = Answer<typeof getDocumentTexts>['data'];

export default function DocumentEdit() {
  const { t } = useTranslation('legal');
  const { type: requestedType } = useParams();
  const type = documentType.options.find((each) => each === requestedType);
  return type ? <OfType key={type} type={type} title={t(`types.${type}`)} /> : <Navigate to={paths.missing} replace />;
}

const OfType = ({ type, title }: { type: DocumentType; title: string }) => {
  const newest = useGet(getDocumentTexts, { query: { type } });
  return (
    <Loaded title={title} answer={newest}>
      {({ data }) => (
        <Edit
          document={data}
          title={title}
          reload={async () => (await newest.refetch({ throwOnError: true })).data?.data ?? data}
        />
      )}
    </Loaded>
  );
};

type Locale = keyof Whole['texts'];
const all: readonly Locale[] = ['cz', 'en', 'ru'];
/** The reader's own language first, because they write in it. */
const order = (): [Locale, ...Locale[]] => {
  const language = currentLanguage();
  const own = language === 'cs' ? 'cz' : language;
  return [own, ...all.filter((each) => each !== own)];
};

const Edit = ({ document, title, reload }: { document: Whole; title: string; reload: () => Promise<Whole> }) => {
  const { t } = useTranslation('legal');
  const navigate = useNavigate();
  const save = useSend(updateDocument);
  const [locales] = useState(order);
  const { type } = document;
  return (
    <Page title={t('editing.title', { document: title })} aside={t('version', { version: document.version })}>
      <ResourceForm
        schema={updateDocument.body}
        values={document}
        tabsLabel={t('editing.languages')}
        tabs={
          locales.map((locale) => ({ id: locale, label: nameOf[locale], fields: [`texts.${locale}`] })) as [
            { id: string; label: string; fields: string[] },
          ]
        }
        submitLabel={t('editing.publish', { version: document.version + 1 })}
        submit={async (body) => (await save.mutateAsync({ body: { ...body, type } })).data}
        savedText={(saved) => t('editing.published', { version: saved.version })}
        onSaved={() => void navigate(paths.documents.of(type))}
        reload={reload}
      >
        {(tab) => <DocumentFields key={tab} locale={locales.find((each) => each === tab) ?? locales[0]} type={type} />}
      </ResourceForm>
      <History type={type} />
    </Page>
  );
};
