import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

export const launchBrowser = (): Promise<Browser> => {
  const { executablePath, env } = inject('chromium');
  return chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox'],
  });
};
