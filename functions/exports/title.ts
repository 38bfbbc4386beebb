import type { ExportedListName } from '#shared/contracts/exported-lists.generated.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import cs from '#shared/messages/cs/common.ts';
import en from '#shared/messages/en/common.ts';
import ru from '#shared/messages/ru/common.ts';

const messages = { cz: cs, en, ru } as const;

/** The title of a list: the name of its file and of its sheet. */
export const titleIn = (locale: Locale, list: ExportedListName): string => messages[locale].export.lists[list];
