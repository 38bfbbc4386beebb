import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import packed, { inflate } from '@sparticuz/chromium';
import { root, stateFolder } from '../../infra/local/folders.ts';

export type Chromium = { executablePath: string; env: Record<string, string> };

const packageFolder = join(root, 'node_modules/@sparticuz/chromium');
const versionOf = async () =>
  (JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * It unpacks into the temporary folder and reuses any binary there whatever its version, so the project has its own
 * folder.
 */
const unpackInto = async (folder: string) => {
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  await packed.executablePath();
  // Shared libraries that a bare machine lacks (NSS, NSPR, Expat).
  await inflate(join(packageFolder, 'bin/al2023.tar.br'));
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
};

/** The package's default font configuration only searches Lambda's folders. */
const fontsIn = (folder: string) =>
  `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`;

/** The Chromium installed by npm, or the one named by CHROMIUM_PATH. */
export const unpackChromium = async (): Promise<Chromium> => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, env: {} };

  const folder = join(stateFolder, `chromium-${await versionOf()}`);
  if (!existsSync(folder)) {
    await mkdir(stateFolder, { recursive: true });
    const partial = await mkdtemp(join(stateFolder, 'chromium-partial-'));
    await unpackInto(partial);
    await writeFile(join(partial, 'fonts/fonts.conf'), fontsIn(join(folder, 'fonts')));
    await rename(partial, folder);
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') },
  };
};
