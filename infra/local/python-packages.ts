import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { run } from './child.ts';
import { stateFolder } from './folders.ts';
import { StartupError } from './startup-error.ts';

type Program = {
  name: string;
  version: string;
  /** Packages with their versions that it needs but does not name. */
  alsoNeeds?: readonly `${string}==${string}`[];
  /** The subject of error messages. */
  title: string;
};

/** Python compiles the modules that it imports, a small part of them. */
const quickly = ['--quiet', '--no-input', '--no-compile', '--disable-pip-version-check'];

/** The version of python3, such as `3.12`. Throws when it is older than 3.10. */
const findPython = async (title: string) => {
  const { code, output } = await run('python3', ['-c', 'import sys; print(*sys.version_info[:2], sep=".")']);
  const [major = 0, minor = 0] = output.trim().split('.').map(Number);
  if (code !== 0 || major < 3 || (major === 3 && minor < 10)) {
    const found = code === 0 ? `is ${output.trim()}` : 'was not found';
    throw new StartupError(
      `${title} needs Python 3.10 or newer, and python3 ${found}: install it (Debian, Ubuntu: apt install python3 python3-pip).`,
    );
  }
  return output.trim();
};

const packagesOf = ({ name, version, alsoNeeds = [] }: Program) => [`${name}==${version}`, ...alsoNeeds];

const pipInstall = async (program: Program, target: string) => {
  const { title } = program;
  const pip = (...args: string[]) => run('python3', ['-m', 'pip', ...args], { ...process.env, PIP_USER: '0' });
  if ((await pip('--version')).code !== 0) {
    throw new StartupError(
      'Python is there but its pip is not: install it (Debian, Ubuntu: apt install python3-pip; elsewhere: python3 -m ensurepip).',
    );
  }
  const installed = await pip('install', ...quickly, '--retries', '1', '--target', target, ...packagesOf(program));
  if (installed.code !== 0) {
    const reason =
      installed.output.split('\n').findLast((line) => line.startsWith('ERROR:')) ?? installed.output.trim();
    throw new StartupError(
      `${title} could not be downloaded: check the network (or pip's index and proxy settings) and start again. pip says: ${reason}`,
    );
  }
};

/**
 * The list of installed files. It is written last, so a missing or incomplete list means an interrupted installation.
 */
const fileList = 'files.json';
const isComplete = async (folder: string) => {
  const list = join(folder, fileList);
  if (!existsSync(list)) return false;
  const files = z.array(z.string()).parse(JSON.parse(await readFile(list, 'utf8')));
  return files.every((file) => existsSync(join(folder, file)));
};

/** The folder of a pinned Python program and its packages. Installs them again unless they are complete. */
export const installPython = async (program: Program): Promise<string> => {
  const { name, version, title } = program;
  const packages = createHash('sha256').update(packagesOf(program).join()).digest('hex').slice(0, 8);
  const folder = join(stateFolder, `${name}-${version}-${packages}-python${await findPython(title)}`);
  if (await isComplete(folder)) return folder;

  await rm(folder, { recursive: true, force: true });
  await pipInstall(program, folder);
  await writeFile(join(folder, fileList), JSON.stringify(await readdir(folder, { recursive: true })));
  return folder;
};
