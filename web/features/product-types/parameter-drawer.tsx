import { useTranslation } from 'react-i18next';
import {
  createParameter,
  getProductType,
  type Parameter,
  type ProductType,
  updateParameter,
} from '#shared/contracts/product-types.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { noNames } from './name-fields.tsx';
import { isListKind, ParameterFields } from './parameter-fields.tsx';

type Props = { type: ProductType; onClose: () => void };

/** Adds a parameter, or changes one. */
export const ParameterDrawer = ({ parameter, ...props }: Props & { parameter: Parameter | null }) =>
  parameter ? <EditDrawer {...props} parameter={parameter} /> : <NewDrawer {...props} />;

const NewDrawer = ({ type: { id, version }, onClose }: Props) => {
  const { t } = useTranslation('product-types');
  const send = useSend(createParameter);
  const check = useOptionCheck();
  const state = useResourceForm({
    kind: 'dialog',
    schema: createParameter.body,
    values: { kind: 'string', names: noNames, unit: null, required: false, options: [], version },
    check: ({ kind, options }) => check(kind, options),
    // The newest version: a new parameter is added after those that others added meanwhile.
    submit: async (body) => (await send.mutateAsync({ params: { id }, body: { ...body, version } })).data,
    savedText: ({ parameters }) => t('parameters.added', { name: parameters.at(-1)?.name ?? '' }),
    onSaved: onClose,
  });
  return (
    <FormDrawer state={state} title={t('parameters.new')} submit={t('parameters.add')} onClose={onClose}>
      <ParameterFields kind={null} />
    </FormDrawer>
  );
};

const EditDrawer = ({ type, parameter, onClose }: Props & { parameter: Parameter }) => {
  const { t } = useTranslation(['product-types', 'common']);
  const { id, kind, name } = parameter;
  const send = useSend(updateParameter);
  const check = useOptionCheck();
  const valuesIn = ({ version, parameters }: ProductType) => {
    const { options, ...fields } = parameters.find((one) => one.id === id) ?? parameter;
    return { ...fields, options: options.map((option) => ({ id: option.id, names: option.names })), version };
  };
  const state = useResourceForm({
    kind: 'dialog',
    schema: updateParameter.body,
    values: valuesIn(type),
    check: ({ options }) => check(kind, options),
    submit: (body) => send.mutateAsync({ params: { id }, body }),
    savedText: () => t('common:form.saved'),
    onSaved: onClose,
    reload: async () => valuesIn((await api(getProductType, { params: { id: type.id } })).data),
  });
  return (
    <FormDrawer state={state} title={name} submit={t('common:form.save')} onClose={onClose}>
      <ParameterFields kind={kind} />
    </FormDrawer>
  );
};

const useOptionCheck = () => {
  const { t } = useTranslation('product-types');
  return (kind: Parameter['kind'], options: readonly unknown[] = []) => ({
    options: isListKind(kind) && options.length === 0 ? t('parameters.needsOptions') : undefined,
  });
};
