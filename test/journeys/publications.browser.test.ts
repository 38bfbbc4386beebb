import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject } from 'vitest';
import { updatePublication } from '#shared/contracts/publications.ts';
import texts from '#shared/messages/en/publications.ts';
import { invoke } from '../world/invoke.ts';
import { it, saying } from '../world/screen.ts';
import { ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

const mark = randomUUID().slice(0, 8);
const languages = { en: 'English', cs: 'Čeština', ru: 'Русский' } as const;
let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('an admin writes, previews and publishes, a guest reads it, and a deletion from an old version is refused', async ({
  signInAs,
  visit,
}) => {
  const page = await signInAs(world.people.admin, '/publications/new');
  const write = async (language: keyof typeof languages, title: string) => {
    const name = languages[language];
    await page.getByRole('navigation', { name: texts.form.languages }).getByRole('link', { name }).click();
    await page.getByLabel(`${texts.fields.title} (${name})`).fill(title);
    await page.getByLabel(`${texts.fields.description} (${name})`).fill(`About ${title}`);
    await page
      .getByLabel(texts.form.text, { exact: true })
      .fill(`## Section\n\n**${title}** <script>alert(1)</script>`);
    const preview = page.getByRole('region', { name: texts.form.preview });
    await preview.getByRole('heading', { name: 'Section' }).waitFor();
    expect(await preview.locator('script').count()).toBe(0);
  };
  await write('en', `Agreements ${mark}`);
  const slug = `agreements-${mark}`;
  expect(await page.getByLabel(texts.fields.slug, { exact: true }).inputValue()).toBe(slug);
  await write('cs', `Dohody ${mark}`);
  await write('ru', `Договоры ${mark}`);
  await page.getByRole('button', { name: texts.create }).click();
  await page.getByRole('button', { name: texts.publish.button }).click();
  await page.getByRole('status').getByText(texts.publish.done).waitFor();

  const guest = await visit(`/blog/${slug}`);
  await guest.getByRole('heading', { level: 1, name: `Agreements ${mark}` }).waitFor();
  await guest.getByRole('heading', { name: 'Section' }).waitFor();
  const headOf = (selector: string, name: string) => guest.locator(`head > ${selector}`).getAttribute(name);
  expect(await guest.title()).toContain(`Agreements ${mark}`);
  expect(await headOf('meta[name=description]', 'content')).toBe(`About Agreements ${mark}`);
  const address = `${inject('cloud').origin}/blog/${slug}`;
  expect(await headOf('link[rel=canonical]', 'href')).toBe(`${address}?lang=en`);
  expect(await headOf('link[hreflang=cs]', 'href')).toBe(`${address}?lang=cs`);
  expect(JSON.parse((await guest.locator('script[type="application/ld+json"]').textContent()) ?? '')).toMatchObject({
    '@type': 'Article',
    headline: `Agreements ${mark}`,
  });

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const descriptions = { cs: 'x', en: 'x', ru: 'x' };
  ok(await invoke(updatePublication, world.people.admin, { params: { id }, body: { version: 2, descriptions } }));
  const remove = async () => {
    await page.getByRole('button', { name: texts.delete.button }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.delete.confirm }).click();
  };
  await remove();
  await page.getByText(saying(texts.delete.failed)).waitFor();
  await page.reload();
  await remove();
  await page.waitForURL('**/publications');
});
