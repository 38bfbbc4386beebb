import { installPython } from './python-packages.ts';

/** The folder of the pinned MiniStack packages. */
export const installMinistack = (): Promise<string> =>
  installPython({
    name: 'ministack',
    version: '1.5.33',
    // Without cryptography, MiniStack does not sign Cognito's tokens, and every authorizer answers 401.
    alsoNeeds: ['cryptography'],
    title: 'The local cloud',
  });
