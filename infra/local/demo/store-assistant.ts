import { firstAssistantSettings } from '#shared/domain/assistant/settings.ts';
import { chatWrite, findChat } from '../../../functions/data/assistant/chats.ts';
import { messageWrite } from '../../../functions/data/assistant/messages.ts';
import { questionWrites, tokenWrites } from '../../../functions/data/assistant/usage.ts';
import { versionWrite } from '../../../functions/data/assistant/versions.ts';
import { settings } from '../../../functions/data/system/system-settings.ts';
import { transact } from '../../../functions/data/table.ts';
import { assistantChatsAt } from './assistant-chats.ts';
import { assistantVersionsAt } from './assistant-versions.ts';
import { admin } from './people.ts';
import type { ShiftHistory } from './simulate.ts';

/** Adds what is missing. A conversation that exists stays as it is. */
export const storeAssistant = async (now: string, histories: readonly ShiftHistory[]): Promise<void> => {
  await storeVersions(now);
  for (const { actor, chat, questions } of assistantChatsAt(now, histories)) {
    if (await findChat(chat.id)) continue;
    await transact([
      chatWrite(undefined, chat),
      ...questions.flatMap(({ question, answer }) => [question, answer]).map((one) => messageWrite(undefined, one)),
    ]);
    // One after another, because all of them count for a company and for all.
    for (const { day, uses } of questions) {
      await transact(questionWrites(actor, day, firstAssistantSettings.limits));
      await transact(tokenWrites(actor, day, uses));
    }
  }
};

const storeVersions = async (now: string): Promise<void> => {
  const { version: last } = await settings.assistant.read();
  if (last > 0) return;
  for (const { version, at, fields } of assistantVersionsAt(now)) {
    const before = await settings.assistant.read();
    const by = { id: admin.id, fio: admin.fio };
    await transact([
      ...settings.assistant.changeWrites(before, { ...fields, avatar_id: before.value.avatar_id }, admin, at),
      versionWrite({ ...fields, version, at, by }),
    ]);
  }
};
