import { useTranslation } from 'react-i18next';
import { maxMegapixels, type PurposeName, purposes } from '#shared/domain/files/purposes.ts';
import { ApiProblem } from '../../api/problem.ts';
import { CheckTooSlow, FileRefused, SendingFailed } from '../../api/upload.ts';
import { fileSize } from '../../ui/format.ts';

/** Why an upload failed, in the reader's language; undefined for a defect. */
export const useUploadFailure = (purpose: PurposeName) => {
  const { t } = useTranslation();
  return (error: unknown): string | undefined => {
    if (error instanceof ApiProblem) return error.message;
    if (error instanceof SendingFailed) return t('upload.broken');
    if (error instanceof CheckTooSlow) return t('upload.slow');
    if (!(error instanceof FileRefused)) return undefined;
    const { types, maxBytes } = purposes[purpose];
    return t(`upload.rejected.${error.refusal}`, {
      megapixels: maxMegapixels,
      types: types.map((type) => type.slice(type.indexOf('/') + 1).toUpperCase()).join(', '),
      limit: fileSize(maxBytes),
    });
  };
};
