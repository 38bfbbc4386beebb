import type { Page } from 'playwright-core';

/**
 * Runs in the page before the app, so it is source text. React reports each commit to its developer tools' hook, also
 * in production. A component with one label below it is a field, or belongs to one; frames of several fields do not
 * count.
 */
const watch = `(() => {
  const names = new Set();
  const components = [0, 11, 15];
  const hostOf = (fiber) => {
    for (let one = fiber.child; one; one = one.child) if (one.tag === 5) return one.stateNode;
    return null;
  };
  const note = (fiber) => {
    const labels = hostOf(fiber)?.querySelectorAll('label') ?? [];
    if (labels.length === 1) names.add(labels[0].textContent);
  };
  const visit = (next, before) => {
    if (components.includes(next.tag) && (next.flags & 1) === 1) note(next);
    if (before && next.child === before.child) return;
    for (let child = next.child; child; child = child.sibling) visit(child, child.alternate);
  };
  globalThis.takeRendered = () => {
    const taken = [...names];
    names.clear();
    return taken;
  };
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_, { current }) => visit(current, current.alternate),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    checkDCE: () => {},
  };
})();`;

/**
 * Notes by their labels which fields of a form are rendered. It reloads the page; the function returns those since its
 * last call.
 */
export const watchRenderedFields = async (page: Page): Promise<() => Promise<string[]>> => {
  await page.addInitScript(watch);
  await page.reload();
  return () => page.evaluate<string[]>('takeRendered()');
};
