import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { getSynonyms, setSynonyms, type Synonyms, type SynonymsInput } from '#shared/contracts/catalogue.ts';
import { synonymLimits } from '#shared/domain/catalogue/limits.ts';
import { repeatedWords } from '#shared/domain/catalogue/synonyms.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { FieldArray } from '../../kit/form/field-array.tsx';
import { useField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { controlClass, Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';

/** Enter in an unchanged form sends no groups. */
const Changes = z.partial(setSynonyms.body, { groups: true });
type Groups = SynonymsInput['groups'];

/** Words that mean the same to the search of the catalogue. */
export default function EditSynonyms() {
  const { t } = useTranslation('catalogue');
  return (
    <Loaded title={t('synonyms.title')} answer={useGet(getSynonyms, {})}>
      {({ data }) => <SynonymsForm synonyms={data} />}
    </Loaded>
  );
}

const SynonymsForm = ({ synonyms }: { synonyms: Synonyms }) => {
  const { t } = useTranslation('catalogue');
  const save = useSend(setSynonyms);
  const check = useCheck();
  return (
    <Page title={t('synonyms.title')}>
      <ResourceForm
        schema={Changes}
        values={synonyms}
        check={({ groups = [] }) => check(groups)}
        submit={async ({ version, groups }) =>
          groups ? (await save.mutateAsync({ body: { version, groups } })).data : synonyms
        }
        reload={async () => (await api(getSynonyms, {})).data}
      >
        <Section title={t('synonyms.heading')} reason={t('synonyms.reason')}>
          <NoGroups />
          <FieldArray<SynonymsInput, 'groups'>
            name="groups"
            label={t('synonyms.heading')}
            text={(value) => (value as Groups).map(({ words }) => textOf(words)).join('; ') || '—'}
            max={synonymLimits.groups}
            add={t('synonyms.add')}
            empty={{ words: [] }}
            remove={(number) => t('synonyms.remove', { number })}
          >
            {(nth) => <GroupField nth={nth} />}
          </FieldArray>
        </Section>
      </ResourceForm>
    </Page>
  );
};

/** Errors that say more than those of the schema. */
const useCheck = () => {
  const { t } = useTranslation('catalogue');
  return (groups: Groups): Record<string, string> => {
    const short = groups.flatMap(({ words }, nth) => (words.length < synonymLimits.leastWords ? [nth] : []));
    const errors = [
      ...short.map((nth) => [`groups.${nth}.words`, t('synonyms.tooFew')] as const),
      ...repeatedWords(groups).map(
        ({ group, word }) => [`groups.${group}.words`, t('synonyms.repeated', { word })] as const,
      ),
    ];
    return Object.fromEntries(errors);
  };
};

const NoGroups = () => {
  const { t } = useTranslation('catalogue');
  const groups = useWatch<SynonymsInput, 'groups'>({ name: 'groups' });
  return groups.length === 0 && <p className="text-ink-3">{t('synonyms.none')}</p>;
};

const textOf = (words: readonly string[]) => words.join(', ');
const wordsOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The words of a group in one text. */
const GroupField = ({ nth }: { nth: number }) => {
  const { t } = useTranslation('catalogue');
  const label = t('synonyms.group', { number: nth + 1 });
  const { field, error } = useField(`groups.${nth}.words`, { label });
  const shown = textOf(field.value as string[]);
  // The typed text is shown only while it has the words of the value; Discard sets other ones.
  const [typed, setTyped] = useState('');
  return (
    <Field label={label} hint={t('synonyms.hint')} error={error}>
      {(ids) => (
        <input
          {...ids}
          ref={field.ref}
          autoComplete="off"
          value={textOf(wordsOf(typed)) === shown ? typed : shown}
          onChange={({ target }) => {
            setTyped(target.value);
            field.onChange(wordsOf(target.value));
          }}
          onBlur={field.onBlur}
          className={controlClass}
        />
      )}
    </Field>
  );
};
