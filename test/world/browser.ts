import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

export const launchBrowser = (): Promise<Browser> => {
  const { executablePath, env } = inject('chromium');
  return chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox'],
    // A signal ends this process at once, and the browser with it. Handled by playwright, it would only end the browser.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
};
