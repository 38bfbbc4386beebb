// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import i18next from 'i18next';
import { createElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import common from '#shared/messages/en/common.ts';
import { Combobox } from './select.tsx';
import { createStore, useStore } from './store.ts';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', defaultNS: 'common', resources: { en: { common } } });
});
afterEach(cleanup);

const stores = ['Brno', 'Brno-venkov', 'Břeclav'].map((label) => ({ value: label.toLowerCase(), label }));

/** A form with a combobox whose server answers when `answer` is called. */
const open = (initial: string | null = null) => {
  const state = createStore({ value: initial, sent: 0, search: '', isSearching: false, options: stores });
  const change = (next: object) => state.write({ ...state.read(), ...next });
  const Form = () => {
    const { value, isSearching, options } = useStore(state);
    const send = (event: React.FormEvent) => {
      event.preventDefault();
      change({ sent: state.read().sent + 1 });
    };
    const combobox = createElement(Combobox, {
      id: 'store',
      chosen: stores,
      options,
      isSearching,
      value,
      onChange: (next: string) => change({ value: next }),
      onSearch: (search) => change({ search, isSearching: search !== '' }),
    });
    return createElement('form', { onSubmit: send }, combobox);
  };
  const view = render(createElement(Form));
  const input = view.getByRole('combobox') as HTMLInputElement;
  return {
    input,
    seen: state.read,
    type: (value: string) => {
      act(() => input.focus());
      fireEvent.keyDown(input, { key: value.at(-1) });
      fireEvent.change(input, { target: { value } });
    },
    press: (key: string) => {
      fireEvent.keyDown(input, { key });
      if (key === 'Tab') act(() => input.blur());
    },
    answer: (...labels: string[]) =>
      act(() => change({ isSearching: false, options: stores.filter(({ label }) => labels.includes(label)) })),
    submit: () => fireEvent.submit(view.container.querySelector('form') ?? view.container),
    message: () => view.queryByRole('alert')?.textContent ?? null,
  };
};

describe.each(['Enter', 'Tab'])('text that is left by %s before the suggestions have come', (key) => {
  it('stays, and chooses the only suggestion', () => {
    const { input, seen, type, press, answer, message, submit } = open();
    type('bre');
    press(key);
    // An impatient second key.
    press('Enter');
    expect([input.value, seen().value, seen().search, message()]).toEqual(['bre', null, 'bre', null]);
    expect(seen().sent).toBe(0);
    answer('Břeclav');
    expect([input.value, seen().value, seen().search, message()]).toEqual(['Břeclav', 'břeclav', '', null]);
    expect(seen().sent).toBe(0);
    submit();
    expect(seen().sent).toBe(1);
  });

  it('lets a form that was sent meanwhile go once it has a value, and only once', () => {
    const { seen, type, press, answer, submit } = open();
    type('bre');
    press(key);
    submit();
    expect(seen().sent).toBe(0);
    answer('Břeclav');
    expect(seen()).toMatchObject({ value: 'břeclav', sent: 1 });
    type('br');
    press(key);
    submit();
    type('brno-');
    press(key);
    answer('Brno-venkov');
    expect(seen()).toMatchObject({ value: 'brno-venkov', sent: 1 });
  });

  it('chooses the suggestion with this label', () => {
    const { seen, type, press, answer } = open();
    type('BRNO');
    press(key);
    answer('Brno', 'Brno-venkov');
    expect(seen().value).toBe('brno');
  });

  it('stays with a message when several or none are meant, and the form is not sent', () => {
    const { input, seen, type, press, answer, message, submit } = open('brno');
    type('br');
    press(key);
    answer('Brno', 'Břeclav');
    expect([input.value, seen().value, message()]).toEqual(['br', 'brno', common.chooseFound]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    answer();
    expect(message()).toBe('Nothing was found for “br”.');
    submit();
    expect(seen().sent).toBe(0);
    press('ArrowDown');
    press('Escape');
    expect([input.value, message()]).toEqual(['Brno', null]);
    submit();
    expect(seen().sent).toBe(1);
  });
});

it('text that was erased and left restores the choice', () => {
  const { input, seen, type, press } = open('brno');
  type('x');
  type('');
  press('Tab');
  expect([input.value, seen().value]).toEqual(['Brno', 'brno']);
});

it('text that is left by a press elsewhere stays when several suggestions are meant', () => {
  const { input, seen, type, answer, message } = open();
  type('br');
  answer('Brno', 'Břeclav');
  act(() => input.blur());
  expect([input.value, seen().value, message()]).toEqual(['br', null, common.chooseFound]);
});
