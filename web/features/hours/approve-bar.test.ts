// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { createElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { HoursRow } from '#shared/contracts/hours.ts';
import common from '#shared/messages/en/common.ts';
import hours from '#shared/messages/en/hours.ts';
import * as media from '../../ui/media.ts';
import { ApproveBar } from './approve-bar.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common, hours } } });
});
afterEach(cleanup);

const row = { state: 'submitted', minutes_worked: 450, difference: 0, charge: 1_312_50 } as HoursRow;
const show = (chosen: HoursRow[], isWide = true) => {
  vi.spyOn(media, 'useWide').mockReturnValue(isWide);
  return render(createElement(ApproveBar, { chosen, isBusy: false, onApprove: () => {}, onDispute: undefined }));
};
const buttons = (view: ReturnType<typeof show>) => view.queryAllByRole('button').map(({ textContent }) => textContent);

it('what is chosen is offered for approval', () => {
  expect(buttons(show([row]))).toContain('Approve 1 shift');
});

it('nothing chosen is not offered: on a wide screen the bar says what to do, on a phone there is none', () => {
  const wide = show([]);
  expect(wide.getByRole('status').textContent).toBe(hours.bar.none);
  expect(buttons(wide)).toEqual([hours.dispute.button]);
  cleanup();
  expect(show([], false).container.childElementCount).toBe(0);
});
