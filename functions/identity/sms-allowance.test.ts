import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { takesSms } from './sms-allowance.ts';

describe('a number takes SMS', () => {
  const allow = (countries: string) => {
    vi.stubEnv('SMS_COUNTRIES', countries);
    onTestFinished(() => void vi.unstubAllEnvs());
  };

  it('when its country is allowed', () => {
    allow('CZ,SK');
    expect([takesSms('+420777000001'), takesSms('+421900000001'), takesSms('+491700000001')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('when all countries that share its calling code are allowed', () => {
    allow('CZ,KZ');
    expect(takesSms('+77010000001')).toBe(false);
    allow('CZ,KZ,RU');
    expect(takesSms('+77010000001')).toBe(true);
  });

  it('only with a known calling code', () => {
    allow('CZ');
    expect(takesSms('+999000000001')).toBe(false);
  });
});
