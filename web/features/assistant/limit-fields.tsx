import { useTranslation } from 'react-i18next';
import type { AssistantInput } from '#shared/contracts/assistant.ts';
import { NumberField } from '../../kit/form/fields.tsx';
import { Pair, Section } from '../../ui/section.tsx';

const limitKinds = ['account', 'company', 'platform'] as const;

/** How many questions and tokens a day. */
export const LimitFields = () => {
  const { t } = useTranslation('assistant');
  return (
    <Section title={t('limits.title')} reason={t('limits.reason')}>
      {limitKinds.map((kind) => (
        <Pair key={kind}>
          <NumberField<AssistantInput> name={`limits.${kind}.messages`} label={t(`limits.${kind}.messages`)} />
          <NumberField<AssistantInput> name={`limits.${kind}.tokens`} label={t(`limits.${kind}.tokens`)} />
        </Pair>
      ))}
    </Section>
  );
};
