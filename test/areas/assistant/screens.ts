import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { AssistantProposal } from '#shared/contracts/assistant.ts';
import { chatWrite } from '../../../functions/data/assistant/chats.ts';
import { type Message, messageWrite } from '../../../functions/data/assistant/messages.ts';
import { tokenWrites } from '../../../functions/data/assistant/usage.ts';
import { transact } from '../../../functions/data/table.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { shiftFixtures } from '../../world/shift-fixtures.ts';
import { day, on } from '../../world/today.ts';
import type { World } from '../../world/world.ts';

const proposal = (endpoint: string, parts: Partial<AssistantProposal>): AssistantProposal => ({
  id: randomUUID(),
  endpoint,
  params: {},
  query: {},
  body: {},
  state: 'open',
  ...parts,
});

/** An admin has been answered, and two proposals are open: one of a shift that can be ordered, one of a comment. */
const aConversation = async (world: World): Promise<void> => {
  const { admin } = world.people;
  const { id } = await shiftFixtures(world).create();
  const at = new Date().toISOString();
  const said = (role: Message['role'], content: string, proposals: AssistantProposal[] = []): Message => ({
    id: randomUUID(),
    version: 1,
    account_id: admin.id,
    role,
    content,
    at,
    proposals,
    model: role === 'assistant' ? 'smena-rules' : null,
    settings_version: 0,
    rating: null,
    reason: null,
  });
  const order = { store_id: world.stores.own.id, category_id: world.specialties.cashier, ...on(2, '08:00', '16:00') };
  const answer = `**Jedna směna:**\n- [14:00–22:00 Jana Nováková](/shifts/view/${id}), Praha 4\n\nNavrhuji objednat další.`;
  const chat = { id: admin.id, version: 1, fio: admin.fio, company: null, messages: 2, tokens: 9200, updated_at: at };
  const uses = [
    { model: 'smena-rules', tokens: { input: 9000, output: 200 }, price: { input_price: 7000, output_price: 35_000 } },
  ];
  await transact([
    chatWrite(undefined, { ...chat, cleared_at: null, answering: null }),
    messageWrite(undefined, said('user', 'Kdo zítra pracuje na Pankráci?')),
    messageWrite(
      undefined,
      said('assistant', answer, [
        proposal('create-shift', { body: order }),
        proposal('create-comment', { params: { id }, body: { text: 'Vezměte si prosím rukavice.' } }),
        proposal('ask-replacement', { params: { id }, state: 'declined' }),
      ]),
    ),
    ...tokenWrites({ id: admin.id, fio: admin.fio, company: null }, day(0), uses),
  ]);
};

const openDialog = async (page: Page) => {
  await page.locator('aside > button[aria-haspopup=dialog]').click();
  await page.getByRole('log').getByRole('link').first().waitFor();
};

export default areaScreens({
  prepare: aConversation,
  screens: {
    '/settings/gpt': [{ name: 'assistant-settings', who: 'admin', address: '/settings/gpt' }],
    '/settings/list-chats': [
      { name: 'assistant-chats', who: 'admin', address: '/settings/list-chats' },
      { name: 'assistant-dialog', who: 'admin', address: '/settings/list-chats', open: openDialog },
    ],
  },
});
