// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import i18next from 'i18next';
import { createElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import common from '#shared/messages/en/common.ts';
import fields from '#shared/messages/en/fields.ts';
import { ClockCombobox } from './clock-combobox.tsx';
import { createStore, useStore } from './store.ts';

beforeAll(async () => {
  const resources = { en: { common, fields } };
  await i18next.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources });
});
afterEach(cleanup);

const open = (initial: string, { quarters = false } = {}) => {
  const state = createStore({ value: initial, sent: 0 });
  const Form = () => {
    const send = (event: React.FormEvent) => {
      event.preventDefault();
      state.write({ ...state.read(), sent: state.read().sent + 1 });
    };
    const clock = createElement(ClockCombobox, {
      id: 'start',
      value: useStore(state).value,
      onChange: (value: string) => state.write({ ...state.read(), value }),
      after: '07:00',
      quarters,
    });
    return createElement('form', { onSubmit: send }, clock);
  };
  const view = render(createElement(Form));
  const input = view.getByRole('combobox') as HTMLInputElement;
  const leaveBy = {
    Tab: () => {
      fireEvent.keyDown(input, { key: 'Tab' });
      act(() => input.blur());
    },
    Enter: () => void fireEvent.keyDown(input, { key: 'Enter' }),
    'a press elsewhere': () => {
      act(() => input.blur());
    },
  };
  return {
    input,
    type: (value: string) => {
      act(() => input.focus());
      fireEvent.keyDown(input, { key: value.at(-1) });
      fireEvent.change(input, { target: { value } });
    },
    leave: (how: keyof typeof leaveBy) => leaveBy[how](),
    options: () => view.queryAllByRole('option').map(({ textContent }) => textContent),
    submit: () => fireEvent.submit(view.container.querySelector('form') ?? view.container),
    seen: () => [input.value, state.read().value, view.queryByRole('alert')?.textContent ?? null],
    sent: () => state.read().sent,
  };
};

describe.each(['Tab', 'Enter', 'a press elsewhere'] as const)('a typed time that is left by %s', (how) => {
  it.each(['08:07', '8:07', '0807', '8.07'])('is taken to the minute: %s', (typed) => {
    const { type, leave, seen, submit, sent } = open('08:00');
    type(typed);
    leave(how);
    expect(seen()).toEqual(['08:07', '08:07', null]);
    submit();
    expect(sent()).toBe(1);
  });

  it('is the typed hour, not the time of this hour that was chosen before', () => {
    const { type, leave, seen } = open('16:30');
    type('16');
    leave(how);
    expect(seen()).toEqual(['16:00', '16:00', null]);
  });

  it.each([
    ['25:99', false, fields['not-time']],
    ['noon', false, fields['not-time']],
    ['08:07', true, fields['not-quarter-hour']],
    ['25:99', true, fields['not-quarter-hour']],
  ])('stays with what is expected if it is none: %s, only quarters: %s', (typed, quarters, message) => {
    const { input, type, leave, seen, submit, sent } = open('08:00', { quarters });
    type(typed);
    leave(how);
    expect(seen()).toEqual([typed, '08:00', message]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    submit();
    expect(sent()).toBe(0);
    type('8:15');
    leave(how);
    expect(seen()).toEqual(['08:15', '08:15', null]);
    submit();
    expect(sent()).toBe(1);
  });
});

it('a typed time is offered, also one that is reached on the next day', () => {
  const { type, options } = open('08:00');
  type('8:07');
  expect(options()).toEqual(['08:07']);
  type('607');
  expect(options()).toEqual([`06:07${common.nextDay}`]);
});
