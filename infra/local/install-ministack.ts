import { installPython } from './python-packages.ts';

/** The folder of the pinned MiniStack packages. */
export const installMinistack = (): Promise<string> =>
  installPython({
    name: 'ministack',
    version: '1.5.33',
    alsoNeeds: [
      // Without it, MiniStack does not sign Cognito's tokens, and every authorizer answers 401.
      'cryptography==50.0.2',
      // For faster_ministack.py.
      'uvicorn==0.54.0',
      'httptools==0.9.0',
      'uvloop==0.23.0',
    ],
    title: 'The local cloud',
  });
