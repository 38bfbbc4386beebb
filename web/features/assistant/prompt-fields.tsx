import { useTranslation } from 'react-i18next';
import type { AssistantInput } from '#shared/contracts/assistant.ts';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import { roles } from '#shared/domain/roles.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { Fold } from '../../ui/fold.tsx';
import { languages } from '../../ui/i18n.ts';
import { Section } from '../../ui/section.tsx';

const inOrder = ['cs', 'en', 'ru'] as const;

/** What the assistant is, for everybody, for a role and in a language. */
export const PromptFields = () => {
  const { t } = useTranslation(['assistant', 'common']);
  return (
    <Section title={t('prompts.title')} reason={t('prompts.reason')}>
      <TextField<AssistantInput>
        name="main_prompt"
        label={t('prompts.main')}
        maxLength={assistantLimits.prompt}
        lines={8}
      />
      <div className="-mx-gutter">
        <Fold name="assistant-roles" title={t('prompts.roles')}>
          <div className="flex flex-col gap-4">
            {roles.map((role) => (
              <TextField<AssistantInput>
                key={role}
                name={`role_prompts.${role}`}
                label={t(`common:role.${role}`)}
                maxLength={assistantLimits.prompt}
                lines={2}
              />
            ))}
          </div>
        </Fold>
        <Fold name="assistant-languages" title={t('prompts.languages')}>
          <div className="flex flex-col gap-4">
            {inOrder.map((language) => (
              <TextField<AssistantInput>
                key={language}
                name={`language_prompts.${language}`}
                label={languages[language]}
                maxLength={assistantLimits.prompt}
                lines={2}
              />
            ))}
          </div>
        </Fold>
      </div>
    </Section>
  );
};

/** What the assistant says first. */
export const GreetingFields = () => {
  const { t } = useTranslation('assistant');
  return (
    <Section title={t('greetings.title')} reason={t('greetings.reason')}>
      {inOrder.map((language) => (
        <TextField<AssistantInput>
          key={language}
          name={`greetings.${language}`}
          label={languages[language]}
          maxLength={assistantLimits.greeting}
          lines={2}
        />
      ))}
    </Section>
  );
};
