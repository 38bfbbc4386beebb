import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type * as z from 'zod/mini';
import { getSystemSettings, type SystemSettings } from '#shared/contracts/system.ts';
import { api } from '../../api/client.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { Section } from '../../ui/section.tsx';

type Name = keyof SystemSettings;
type Props<S extends z.ZodMiniObject, R extends object> = {
  name: Name;
  schema: S;
  setting: SystemSettings[Name];
  submit: (body: z.input<S>) => Promise<R>;
  /** Said of a setting that has no default and was never set. */
  unset?: string;
  check?: (values: z.input<S>) => Readonly<Record<string, string | undefined>>;
  children: ReactNode;
};

const valuesOf = ({ value, version }: SystemSettings[Name]) => ({ ...value, version });

/** One setting, which is saved apart from the others. The address may name it after `#`. */
export const SettingForm = <S extends z.ZodMiniObject, R extends object>({
  name,
  setting,
  submit,
  unset,
  children,
  ...form
}: Props<S, R>) => {
  const { t } = useTranslation('system');
  const client = useQueryClient();
  const { hash } = useLocation();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${name}`) element.current?.scrollIntoView();
  }, [hash, name]);
  const { at, by } = setting;
  return (
    <div ref={element} className="border-line border-b last:border-b-0 max-md:scroll-mt-(--header)">
      <ResourceForm
        {...form}
        values={valuesOf(setting)}
        submit={async (body) => {
          const saved = await submit(body);
          void refreshArea(client, getSystemSettings.area);
          return saved;
        }}
        reload={async () => valuesOf((await api(getSystemSettings, {})).data[name])}
      >
        <Section
          title={t(`${name}.title`)}
          reason={
            <>
              {t(`${name}.reason`)}
              <span className="text-12 text-ink-3 mt-2 block">
                {at && by ? t('changed', { name: by.fio, time: deviceMoment(at) }) : (unset ?? t('default'))}
              </span>
            </>
          }
        >
          {children}
        </Section>
      </ResourceForm>
    </div>
  );
};
