import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import chats, { menu } from '#shared/messages/en/chats.ts';
import { picture } from '../world/pictures.ts';
import { it } from '../world/screen.ts';
import { createWorld } from '../world/world.ts';

it('a worker writes to support with a photo, support answers, and both read it live', async ({ signInAs }) => {
  const world = await createWorld();
  const name = `Zora${randomUUID().slice(0, 8)}`;
  const worker = await world.person(name, 'ROLE_VENDOR_STAFF', world.companies.performer);
  const phone = await signInAs(worker, '/my', 'phone');
  await phone.getByRole('button', { name }).click();
  await phone.getByRole('menuitem', { name: menu.chats }).click();
  await phone.getByRole('button', { name: chats.list.write }).click();
  await phone.waitForURL('**/chats/*');
  await phone.getByLabel(chats.write.replace('{{name}}', chats.counterpart.support)).fill('Nobody is at **gate B**.');
  const buffer = Buffer.from(picture(300, 200).get_bytes());
  await phone.getByLabel(chats.files.choose).setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer });
  // It can be pressed once the file is checked.
  await phone.getByRole('button', { name: chats.send }).click();
  await phone.getByText(chats.delivered, { exact: true }).waitFor();

  const desk = await signInAs(world.people.admin, `/chats?view=all&text=${name}`);
  await desk.getByRole('link', { name: new RegExp(name) }).click();
  const log = desk.getByRole('log');
  await log.getByText('gate B', { exact: true }).waitFor();
  const photo = log.getByRole('img', { name: 'gate.png' });
  await expect.poll(async () => (await photo.boundingBox())?.height).toBe(200);
  // The worker sees at once that support has read it, and what it answers.
  await phone.getByText(chats.seen, { exact: true }).waitFor();
  await desk
    .getByRole('textbox', { name: chats.write.split('{{')[0] ?? '' })
    .fill('Ring at the **reception**, please.');
  await desk.getByRole('button', { name: chats.send }).click();
  await phone.getByText('reception', { exact: true }).waitFor();
  await phone.getByRole('textbox').fill('Thank you!');
  await phone.getByRole('button', { name: chats.send }).click();
  await log.getByText('Thank you!').waitFor();
});
