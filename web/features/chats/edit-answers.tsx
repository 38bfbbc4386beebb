import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type CannedAnswersInput, getCannedAnswers, setCannedAnswers } from '#shared/contracts/chats.ts';
import { chatLimits } from '#shared/domain/chats/limits.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { FieldArray } from '../../kit/form/field-array.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { useLanguage } from '../../ui/i18n.ts';
import { Page } from '../../ui/page.tsx';

/** Enter in an unchanged form sends no answers. */
const Changes = z.partial(setCannedAnswers.body, { answers: true });
const languages = ['cs', 'en', 'ru'] as const;
const noTexts = { cs: '', en: '', ru: '' };

/** What support writes often, in three languages. */
export default function EditAnswers() {
  const { t } = useTranslation('chats');
  const language = useLanguage();
  const save = useSend(setCannedAnswers);
  const title = t('answers.title');
  return (
    <Loaded title={title} answer={useGet(getCannedAnswers, {})}>
      {({ data }) => (
        <Page title={title}>
          <ResourceForm
            schema={Changes}
            values={data}
            submit={async ({ version, answers }) =>
              answers ? (await save.mutateAsync({ body: { version, answers } })).data : data
            }
            reload={async () => (await api(getCannedAnswers, {})).data}
          >
            <section className="flex flex-col gap-4 py-6">
              <p className="text-ink-2 max-w-160 text-pretty">{t('answers.reason')}</p>
              <FieldArray<CannedAnswersInput, 'answers'>
                name="answers"
                label={title}
                text={(value) =>
                  (value as CannedAnswersInput['answers']).map(({ titles }) => titles[language]).join('; ') || '—'
                }
                max={chatLimits.answers}
                add={t('answers.add')}
                empty={{ titles: noTexts, texts: noTexts }}
                remove={(number) => t('answers.remove', { number })}
                move={{ up: (number) => t('answers.up', { number }), down: (number) => t('answers.down', { number }) }}
              >
                {(nth) => (
                  <div className="border-line grid gap-4 border-b pb-4 @3xl:grid-cols-3">
                    {languages.map((one) => (
                      <div key={one} lang={one} className="flex min-w-0 flex-col gap-2">
                        <TextField<CannedAnswersInput>
                          name={`answers.${nth}.titles.${one}`}
                          label={t(`answers.titles.${one}`)}
                          maxLength={60}
                          autoComplete="off"
                        />
                        <TextField<CannedAnswersInput>
                          name={`answers.${nth}.texts.${one}`}
                          label={t(`answers.texts.${one}`)}
                          maxLength={chatLimits.answer}
                          lines={4}
                        />
                      </div>
                    ))}
                  </div>
                )}
              </FieldArray>
            </section>
          </ResourceForm>
        </Page>
      )}
    </Loaded>
  );
}
