import { globSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { type Language, languageCookie } from '#shared/domain/public-pages.ts';
import cs from '#shared/messages/cs/shifts.ts';
import en from '#shared/messages/en/shifts.ts';
import ru from '#shared/messages/ru/shifts.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { root } from '../../infra/local/folders.ts';
import type { Screen, Shown } from './area-screens.ts';
import { areasOfRoutes } from './screen-paths.ts';
import { checkScreen, checkTextAndWidth, it, resize, type View, widths } from './screen.ts';
import { accountOf, addressOf, type Group, groups, isOf, prepare, routeScreens } from './screens.ts';

const languages = { en, cs, ru };

/** Half of the combinations, in an order that changes the language and the width rarely. */
const pairwise: readonly [View, ...View[]] = [
  { language: 'en', device: 'desktop', theme: 'light' },
  { language: 'en', device: 'phone', theme: 'dark' },
  { language: 'cs', device: 'phone', theme: 'light' },
  { language: 'cs', device: 'desktop', theme: 'dark' },
  { language: 'ru', device: 'desktop', theme: 'light' },
  { language: 'ru', device: 'phone', theme: 'dark' },
];

/** axe does not judge the language, so it checks each theme once per width. */
const axeChecks = (view: View): boolean =>
  pairwise.find(({ device, theme }) => device === view.device && theme === view.theme) === view;

const everyScreen = routeScreens.flatMap(({ screens }) => screens);
/** Routes that one page of the first ring opens at most. */
const most = 10;
/**
 * What the first ring opens: each route by its first screen. The routes of a person are dealt out to as few pages as
 * possible, each in another combination. The combination of a person's first page is that after the last one of the
 * person before.
 */
const routes = (() => {
  const ofPeople = Map.groupBy(
    routeScreens.map(({ path, screens: [screen] }) => ({ path, screen })),
    ({ screen }) => screen.who,
  );
  let pages = 0;
  return [...ofPeople.values()].flatMap((ofPerson) => {
    const first = pages;
    const count = Math.ceil(ofPerson.length / most);
    pages += count;
    return ofPerson.map((route, nth) => ({
      ...route,
      view: pairwise[(first + Math.floor((nth * count) / ofPerson.length)) % pairwise.length] ?? pairwise[0],
    }));
  });
})();

/** Waits until the page has its title and no loading placeholders, and nothing of before is dimmed. */
const drawn = async (page: Page, language: Language) => {
  await page.locator(`html[lang="${language}"]`).waitFor();
  // Not by its role, which a modal dialog hides. What loads a part of itself is hidden meanwhile.
  await page.locator('h1').first().waitFor();
  await expect.poll(() => page.locator('.skeleton, [aria-busy="true"]').count()).toBe(0);
};

const pictureOf = ({ name }: Screen, { language, device, theme }: View) =>
  `${name}-${widths[device].width}-${language}-${theme}`;

const load = async (page: Page, language: Language) => {
  await page.evaluate(`document.cookie = '${languageCookie}=${language}; path=/'`);
  await page.reload();
  await drawn(page, language);
};

/** By the menu, as a person does: of languages, or on a phone of the account. */
const changeLanguage = async (page: Page, language: Language) => {
  const openers = page.locator('header button:has(.lucide-globe), header button:has(.lucide-chevrons-up-down)');
  await openers.filter({ visible: true }).first().click();
  await page.locator(`[role="menuitem"]:has([lang="${language}"])`).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
};

type Revisit = (who: Account | null, address: string, view: View) => Promise<Page>;

const opened = async (screen: Screen, shown: Shown, view: View, revisit: Revisit): Promise<Page> => {
  const { who, open } = screen;
  const page = await revisit(who && accountOf(who, shown), addressOf(screen, shown), view);
  await drawn(page, view.language);
  await open?.(page, languages[view.language]);
  await drawn(page, view.language);
  return page;
};

/** Opens a screen once, and changes it to each combination. */
const checkPairs = async (screen: Screen, shown: Shown, revisit: Revisit) => {
  const { open } = screen;
  let [last] = pairwise;
  const page = await opened(screen, shown, last, revisit);
  for (const view of pairwise) {
    const { language, device, theme } = view;
    const isResized = device !== last.device;
    const isTranslated = language !== last.language;
    await page.emulateMedia({ colorScheme: theme });
    if (isResized) await resize(page, device);
    // What is open may close when the width changes, and would cover the menu. A visitor's document is chosen by
    // language.
    if ((isResized && open) || (isTranslated && (open || isOf('visitors', screen)))) await load(page, language);
    else if (isTranslated) await changeLanguage(page, language);
    if (isResized || isTranslated) await open?.(page, languages[language]);
    await drawn(page, language);
    await (axeChecks(view) ? checkScreen : checkTextAndWidth)(page, pictureOf(screen, view));
    last = view;
  }
};

/** What the screens of a group show. */
const preparedFor = (group: Group): (() => Shown) => {
  let shown: Shown;
  beforeAll(async () => {
    shown = await prepare(group);
  });
  return () => shown;
};

/** The first ring's tests of a group's screens. A page opens its routes one after another, as a person does. */
export const checkRoutesOf = (group: Group): void => {
  const shown = preparedFor(group);
  it.for(routes.filter(({ screen }) => isOf(group, screen)))(
    '$path has readable text, fits the screen and passes axe: $view.language, $view.device, $view.theme',
    async ({ screen, view }, { stay }) => {
      const { who, open } = screen;
      const { page, isNew, close } = await stay(who && accountOf(who, shown()), addressOf(screen, shown()), view);
      await drawn(page, view.language);
      await open?.(page, languages[view.language]);
      await drawn(page, view.language);
      await checkScreen(page, pictureOf(screen, view), isNew ? 'page' : 'part');
      // What is open would stay open, and typed input would cause a question.
      if (open) await close();
    },
  );
};

/** The second ring's tests of a group's screens. Returns what they show, after `beforeAll`. */
export const checkScreensOf = (group: Group): (() => Shown) => {
  const shown = preparedFor(group);
  it.for(everyScreen.filter((screen) => isOf(group, screen)))(
    '$name has readable text, fits the screen and passes axe in each pair of language, theme and width',
    (screen, { revisit }) => checkPairs(screen, shown(), revisit),
  );
  return shown;
};

/** The tests of the tables themselves, for one file. */
export const checkTables = (): void => {
  describe("the areas' tables of screens", () => {
    it('have every route of the area', async () => {
      const paths = (await areasOfRoutes()).flatMap(({ area, routes: ofArea }) =>
        ofArea.map(({ path }) => `${area}: ${path}`),
      );
      expect(routeScreens.map(({ area, path }) => `${area}: ${path}`).toSorted()).toEqual(paths.toSorted());
    });

    it('give each screen to one group, which has a file in each ring', () => {
      const names = Object.keys(groups) as Group[];
      for (const screen of everyScreen) expect(names.filter((name) => isOf(name, screen))).toHaveLength(1);
      const filesOf = (name: string) => [
        `test/journeys/screens-${name}.browser.test.ts`,
        `test/release/every-screen-${name}.browser.test.ts`,
      ];
      expect(globSync(filesOf('*'), { cwd: root }).toSorted()).toEqual(names.flatMap(filesOf).toSorted());
    });

    it('are shown in each pair of a language, a width and a theme', () => {
      const pairs = pairwise.flatMap(({ language, device, theme }) => [
        `${language} ${device}`,
        `${language} ${theme}`,
        `${device} ${theme}`,
      ]);
      expect(new Set(pairs).size).toBe(3 * 2 + 3 * 2 + 2 * 2);
    });

    it('are opened by the first ring in each combination, and as each kind of person', () => {
      expect(new Set(routes.map(({ view }) => view))).toEqual(new Set(pairwise));
      expect(new Set(routes.map(({ screen }) => screen.who))).toEqual(new Set(everyScreen.map(({ who }) => who)));
    });
  });
};
