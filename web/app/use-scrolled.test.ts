// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeHook, runHook } from '../testing/run-hook.ts';
import { useScrolled } from './use-scrolled.ts';

let area: Element;
beforeEach(() => {
  const page = document.createElement('main');
  page.id = 'main';
  area = page.appendChild(document.createElement('div'));
  document.body.append(page);
});
afterEach(() => {
  closeHook();
  document.querySelector('#main')?.remove();
});

const scrollTo = (top: number, scrolled = area) => {
  scrolled.scrollTop = top;
  scrolled.dispatchEvent(new Event('scroll'));
};

it('a page is scrolled beyond the offset, until it is back at the nearer one, or another page is open', async () => {
  const hook = await runHook(() => useScrolled(130, 110), { props: undefined, address: '/one' });
  const after = async (top: number) => {
    await hook.act(() => scrollTo(top));
    return hook.now();
  };
  expect([await after(130), await after(131), await after(111), await after(110), await after(111)]).toEqual([
    null,
    area,
    area,
    null,
    null,
  ]);
  const renders = hook.renders.length;
  expect([await after(500), await after(600)]).toEqual([area, area]);
  expect(hook.renders.length).toBe(renders + 1);
  await hook.act(() => hook.router.navigate('/two'));
  expect(hook.now()).toBeNull();
});

it('a menu beside the page does not count', async () => {
  const menu = document.body.appendChild(document.createElement('nav'));
  const hook = await runHook(() => useScrolled(130), { props: undefined, address: '/one' });
  await hook.act(() => scrollTo(500, menu));
  expect(hook.now()).toBeNull();
  menu.remove();
});
