// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import i18next from 'i18next';
import { createElement, useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import common from '#shared/messages/en/common.ts';
import { Calendar } from './calendar.tsx';
import { DateInput } from './date-input.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } });
});
afterEach(cleanup);

describe('a date input', () => {
  const open = (initial: string) => {
    const shown: { value: string; set: (value: string) => void } = { value: initial, set: () => {} };
    const Form = () => {
      const [value, setValue] = useState(initial);
      Object.assign(shown, { value, set: setValue });
      return createElement(DateInput, { id: 'day', value, onChange: setValue });
    };
    const input = render(createElement(Form)).container.querySelector('input');
    if (!input) throw new Error('There is no input');
    const type = (value: string) => fireEvent.change(input, { target: { value } });
    return { input, type, shown };
  };

  it('shows its value as DD.MM.YYYY', () => {
    expect(open('2026-02-01').input.value).toBe('01.02.2026');
  });

  it.each(['1.2.2026', '01022026', '2026-02-01'])('takes %s, and writes it as DD.MM.YYYY when it is left', (typed) => {
    const { input, type, shown } = open('');
    type(typed);
    expect([shown.value, input.value]).toEqual(['2026-02-01', typed]);
    fireEvent.blur(input);
    expect([shown.value, input.value]).toEqual(['2026-02-01', '01.02.2026']);
  });

  it('keeps text that is not a date, and reports it', () => {
    const { input, type, shown } = open('2026-02-01');
    type('31. 4. 2026');
    fireEvent.blur(input);
    expect([shown.value, input.value]).toEqual(['31.4.2026', '31. 4. 2026']);
  });

  it('can be emptied, and shows a value that the form sets', () => {
    const { input, type, shown } = open('2026-02-01');
    type('');
    expect(shown.value).toBe('');
    type('1.2');
    act(() => shown.set('2026-11-27'));
    expect(input.value).toBe('27.11.2026');
  });
});

describe('a calendar', () => {
  const open = (value: string, limits: { min?: string; max?: string } = {}) => {
    const [onChoose, onEscape] = [vi.fn<(day: string) => void>(), vi.fn<() => void>()];
    const view = render(createElement(Calendar, { value, ...limits, onChoose, onEscape }));
    view.container.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    const press = (key: string) => {
      const shown = document.activeElement ?? document.body;
      fireEvent.keyDown(shown, { key });
      return focused();
    };
    return { view, press, focused, onChoose, onEscape };
  };

  it('begins at the chosen day, follows the keys into other months, and names its days', () => {
    const { view, press, focused } = open('2026-10-31');
    expect(focused()).toBe('Saturday 31 October 2026');
    expect(view.getByRole('gridcell', { selected: true }).textContent).toBe('31');
    expect(press('ArrowRight')).toBe('Sunday 1 November 2026');
    expect(press('ArrowDown')).toBe('Sunday 8 November 2026');
    expect(press('Home')).toBe('Monday 2 November 2026');
    expect(press('PageUp')).toBe('Friday 2 October 2026');
    expect(view.getByRole('grid', { name: 'October 2026' })).toBeTruthy();
    expect(view.getAllByRole('columnheader')[0]?.textContent).toBe('Mon');
  });

  it('stays within its limits', () => {
    const { view, press, onChoose } = open('2026-11-27', { min: '2026-11-20', max: '2026-12-02' });
    expect(press('PageUp')).toBe('Friday 20 November 2026');
    fireEvent.click(view.getByRole('button', { name: 'Thursday 19 November 2026' }));
    expect(onChoose).not.toHaveBeenCalled();
    expect(view.getByRole('button', { name: common.calendar.previous }).matches(':disabled')).toBe(true);
    expect(press('PageDown')).toBe('Wednesday 2 December 2026');
    expect(view.getByRole('button', { name: common.calendar.next }).matches(':disabled')).toBe(true);
  });

  it('reports the chosen day, and Escape without closing the dialog around it', () => {
    const { view, press, onChoose, onEscape } = open('');
    const outside = vi.fn<() => void>();
    document.addEventListener('keydown', outside, { once: true });
    fireEvent.click(view.getAllByRole('gridcell')[10]?.firstElementChild ?? document.body);
    expect(onChoose).toHaveBeenCalledOnce();
    press('Escape');
    expect(onEscape).toHaveBeenCalledOnce();
    expect(outside).not.toHaveBeenCalled();
  });

  it.each(['0001-01-01', '9999-12-31'])('opens for %s, too', (value) => {
    expect(open(value).focused()).toBeTruthy();
  });
});
