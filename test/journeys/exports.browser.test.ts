import { beforeAll } from 'vitest';
import { it } from '../world/screen.ts';
import { exportAndDownload } from '../world/stores-export.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

it('a list is exported as it is shown, and its file can be downloaded now and later', async ({ signInAs }) => {
  const page = await signInAs(world.people.buyer, '/stores/list?name=sha');
  await page.getByText('shared').first().waitFor();
  await exportAndDownload(page, 'desktop');
});
