import { expect } from 'vitest';
import { type AssistantMessage, listAssistantMessages } from '#shared/contracts/assistant.ts';
import { listShifts } from '#shared/contracts/shifts.ts';
import assistant from '#shared/messages/en/assistant.ts';
import shell from '#shared/messages/en/shell.ts';
import { invoke } from '../world/invoke.ts';
import { it } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { day, on, today } from '../world/today.ts';
import { createWorld } from '../world/world.ts';

it('a buyer asks who works, follows a link, and confirms the same shift for another day', async ({ signInAs }) => {
  const world = await createWorld();
  const { id } = await today(world).staffed(on(1, '08:00', '14:00'), world.people.worker);
  const { buyer } = world.people;
  const page = await signInAs(buyer, '/shifts/list');
  await page.getByRole('button', { name: shell.assistant, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: assistant.title });
  const ask = async (question: string) => {
    await dialog.getByLabel(assistant.ask.label).fill(question);
    await dialog.getByRole('button', { name: assistant.ask.send }).click();
  };
  expect(await dialog.getByRole('button', { name: assistant.ask.send }).isDisabled()).toBe(true);
  await ask('Who works in Prague tomorrow, and what does it cost?');
  await dialog.getByText(/\d,\d\d\sKč/).waitFor();
  await dialog.getByRole('link', { name: /08:00–14:00 Jana Nováková/ }).click();
  await page.waitForURL(`**/shifts/view/${id}`);

  await ask('Order the same for the day after tomorrow');
  await dialog.getByText(assistant.nothingYet).waitFor();
  const ordered = async () =>
    (ok(await invoke(listShifts, buyer, { query: { from: day(2), to: day(2) } })) as unknown[]).length;
  expect(await ordered()).toBe(0);
  await dialog.getByRole('button', { name: assistant.proposals.kinds['create-shift'].confirm }).click();
  await dialog.getByText(assistant.proposals.states.confirmed, { exact: true }).waitFor();
  expect(await ordered()).toBe(1);

  // It is there again after a reload, once it is noted, and cleared for good.
  const noted = async () => {
    const messages: AssistantMessage[] = ok(await invoke(listAssistantMessages, buyer));
    return messages.flatMap(({ proposals }) => proposals.map(({ state }) => state));
  };
  await expect.poll(noted).toEqual(['confirmed']);
  await page.reload();
  await page.getByRole('button', { name: shell.assistant, exact: true }).click();
  await dialog.getByText(assistant.proposals.states.confirmed, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: assistant.clear.open }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: assistant.clear.confirm }).click();
  await dialog.getByText(assistant.proposals.states.confirmed, { exact: true }).waitFor({ state: 'detached' });
  await dialog.getByText(/I answer questions/).waitFor();
});
