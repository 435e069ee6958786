import {expect, type Page} from '@playwright/test';
import {test} from './support/deploys';
import {approachForm, contactForm} from './support/contact';
import {addStyles, burgerOf, menuOf, open} from './support/visit';
import {listen} from './support/visitor';
import {pathTo} from '../src/routes';
import {mainStudy, oldStudy, renamedStudy} from './support/fixture';
import {say} from './support/words';

type Growth = {tag: string; from: DOMRect; src: string; ms: number};
type Watched = {
  skies?: string[];
  growths?: Growth[];
  /** Whether what grows lies over the title when its words begin to show. */
  titleCovered?: boolean;
  clicked?: DOMRect;
  closing?: string;
};

/**
 * Records the start of each growth, the box of the clicked card's cover, and what the title's words
 * find in their place when they begin to show.
 */
async function watchGrowths(page: Page): Promise<() => Promise<Growth[]>> {
  await page.addInitScript(() => {
    const watched = window as Watched;
    watched.growths = [];
    document.addEventListener('pointerdown', ({target}) => {
      const cover = (target as Element).closest('li')?.querySelector('[data-state]');
      watched.clicked = cover?.getBoundingClientRect().toJSON() as DOMRect;
    });
    let growth: [Element, Animation] | undefined;
    /** Where what grows is after some time, in ms. */
    const grown = ([element, animation]: [Element, Animation], after: number) => {
      const {currentTime} = animation;
      animation.currentTime = after;
      const box = element.getBoundingClientRect();
      animation.currentTime = currentTime;
      return box;
    };
    const wordsOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    // eslint-disable-next-line @typescript-eslint/unbound-method -- applied to its element
    const {animate} = Element.prototype;
    Element.prototype.animate = function start(...args) {
      const animation = animate.apply(this, args);
      // What closes goes with what grows out of it.
      if (args[0] && 'transform' in args[0] && !this.matches('.site-closing')) {
        const from = this.getBoundingClientRect().toJSON() as DOMRect;
        const src = this.querySelector('img')?.currentSrc ?? '';
        const ms = Number(animation.effect?.getComputedTiming().duration);
        watched.growths?.push({tag: this.tagName, from, src, ms});
        growth = [this, animation];
        return animation;
      }
      const title = this.matches('h1') ? this : this.querySelector('h1');
      if (growth && title) {
        const box = grown(growth, Number(animation.effect?.getComputedTiming().delay));
        const words = wordsOf(title);
        watched.titleCovered =
          box.left < words.right &&
          box.right > words.left &&
          box.top < words.bottom &&
          box.bottom > words.top;
      }
      return animation;
    };
  });
  return () => page.evaluate(() => (window as Watched).growths ?? []);
}

/** Expects the middles of two boxes in one place, within half a px. */
function expectSameMiddle(box?: DOMRect, other?: DOMRect): void {
  const middleOf = ({x, y, width, height}: DOMRect) => [x + width / 2, y + height / 2] as const;
  const [x, y] = middleOf(other!);
  expect(middleOf(box!)).toEqual([expect.closeTo(x, 0), expect.closeTo(y, 0)]);
}

const card = (page: Page) => page.locator('#work').getByRole('link', {name: renamedStudy.fr.title});

test('a card’s cover grows into its case study, once', async ({page}) => {
  const growths = await watchGrowths(page);
  const errors = listen(page);
  await open(page, '/');
  await card(page).scrollIntoViewIfNeeded();
  const cover = page.locator('#work li', {hasText: renamedStudy.fr.title}).locator('[data-state]');
  await expect(cover).toHaveAttribute('data-state', 'loaded');
  const src = await cover
    .locator('img:not([hidden], [aria-hidden])')
    .evaluate((it: HTMLImageElement) => it.currentSrc);
  await card(page).click();
  await expect(page).toHaveURL(renamedStudy.fr.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(renamedStudy.fr.title);
  await expect.poll(growths).toHaveLength(1);
  // The growth starts with the card's picture at its centre.
  const [growth] = await growths();
  const clicked = await page.evaluate(() => (window as Watched).clicked);
  expect(growth?.src).toBe(src);
  expectSameMiddle(growth?.from, clicked);
  expect(await page.evaluate(() => (window as Watched).titleCovered)).toBe(false);
  // Go from one case study to another.
  await page.getByRole('link', {name: mainStudy.fr.title}).click();
  await expect(page).toHaveURL(mainStudy.fr.path);
  await expect.poll(growths).toHaveLength(2);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(renamedStudy.fr.title);
  expect(errors).toEqual([]);
});

test('on Back the cover returns to its card, and the page is at its old place', async ({page}) => {
  const growths = await watchGrowths(page);
  await open(page, '/');
  await card(page).scrollIntoViewIfNeeded();
  const y = await page.evaluate(() => window.scrollY);
  await card(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(renamedStudy.fr.title);
  await expect.poll(growths).toHaveLength(1);
  const header = page.locator('[data-case-study] header [data-state]');
  await expect.poll(() => header.evaluate((it) => it.getAnimations().length)).toBe(0);
  const from = await header.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
  await page.goBack();
  await expect.poll(growths).toHaveLength(2);
  const [, back] = await growths();
  expectSameMiddle(back?.from, from);
  expect(await page.evaluate(() => window.scrollY)).toBe(y);
  // What hid the old page is gone, and so is what lifted the cover.
  await expect(page.locator('.site-veil')).toHaveCount(0);
  await expect(page.locator('.site-raised')).toHaveCount(0);
});

test('where a study opens on something else, that grows out of the picture, which closes on it and uncovers the words', async ({
  page,
}) => {
  const growths = await watchGrowths(page);
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({addedNodes}) => [...addedNodes])) {
        if (node instanceof HTMLImageElement) (window as Watched).closing = node.src;
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await open(page, '/');
  const picture = page
    .locator('#work li', {hasText: oldStudy.fr.title})
    .locator('[data-state="loaded"] img:not([hidden], [aria-hidden])');
  const title = page.locator('#work h3', {hasText: oldStudy.fr.title});
  await title.scrollIntoViewIfNeeded();
  const src = await picture.evaluate((it: HTMLImageElement) => it.currentSrc);
  await page.evaluate(() => delete (window as Watched).closing);
  await title.getByRole('link').click();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText(oldStudy.fr.title);
  await expect.poll(growths).toHaveLength(1);
  // No words move; the title comes when what grows is clear of it.
  const [growth] = await growths();
  expect(growth?.tag).not.toBe('H1');
  expect(growth?.ms).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as Watched).titleCovered)).toBe(false);
  // They are shown again, and nothing stays above the page.
  await expect
    .poll(() => heading.evaluate((it) => it.closest('header')?.getAnimations({subtree: true})))
    .toEqual([]);
  await expect(page.locator('.site-raised, .site-closing')).toHaveCount(0);
  expect(await page.evaluate(() => (window as Watched).closing)).toBe(src);
  await page.goBack();
  await expect.poll(growths).toHaveLength(2);
  expect((await growths())[1]?.src).toBe(src);
  await expect(page.locator('.site-veil')).toHaveCount(0);
});

test('while a cover grows, the next press works', async ({page}) => {
  await open(page, '/');
  await card(page).scrollIntoViewIfNeeded();
  await card(page).click();
  await expect(page).toHaveURL(renamedStudy.fr.path);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('.site-veil')).toHaveCount(0);
});

test('the menu is revealed by a disc from the burger', async ({page}) => {
  await open(page, '/');
  const burger = await burgerOf(page).boundingBox();
  await addStyles(page, 'dialog {animation-play-state: paused !important}');
  await burgerOf(page).click();
  const disc = await menuOf(page).evaluate((menu) => {
    const [{animationName} = {animationName: 'none'}] = menu.getAnimations() as CSSAnimation[];
    const centre = document.createElement('i');
    centre.style.cssText = 'position: absolute; left: var(--site-disc-x); top: var(--site-disc-y)';
    menu.append(centre);
    const {x, y} = centre.getBoundingClientRect();
    return {animationName, x, y};
  });
  expect(disc.animationName).toBe('site-disc');
  if (!burger) throw new Error('There is no burger.');
  expect(Math.abs(disc.x - (burger.x + burger.width / 2))).toBeLessThan(10);
  expect(Math.abs(disc.y - (burger.y + burger.height / 2))).toBeLessThan(10);
});

test('the next question of the contact form comes from the right, the previous one from the left', async ({
  page,
}) => {
  await open(page, '/#contact');
  await approachForm(page, 'contactform');
  const {choice, live, next, previous} = contactForm(page);
  const movement = () =>
    live
      .locator(':is(fieldset, [role=group]):visible')
      .first()
      .evaluate((step) => getComputedStyle(step).animationName);
  await choice.check();
  await next.click();
  await expect.poll(movement).toContain('from-right');
  await previous.click();
  await expect.poll(movement).toContain('from-left');
});

test('a disc from the toggle reveals the new theme', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/');
  const pseudo = '::view-transition-new(root)';
  await addStyles(page, `${pseudo} {animation-play-state: paused !important}`);
  const toggle = page.getByRole('banner').locator('[aria-pressed]');
  const discs = () =>
    page.evaluate((name) => {
      const animations = document
        .getAnimations()
        .filter(({effect}) => (effect as KeyframeEffect).pseudoElement === name);
      const {clipPath} = getComputedStyle(document.documentElement, name);
      // In lengths that are relative to the window.
      const [, left = '', top = ''] = / at (.+) (\S+)\)$/.exec(clipPath) ?? [];
      const centre = document.createElement('i');
      Object.assign(centre.style, {position: 'fixed', left, top});
      document.body.append(centre);
      const {x, y} = centre.getBoundingClientRect();
      centre.remove();
      return animations.map((it) => ({animationName: (it as CSSAnimation).animationName, x, y}));
    }, pseudo);
  const box = await toggle.boundingBox();
  if (!box) throw new Error('There is no toggle.');
  await toggle.click();
  await expect.poll(discs).toHaveLength(1);
  const [disc] = await discs();
  expect(disc?.animationName).toBe('site-disc');
  expect(disc && Math.abs(disc.x - (box.x + box.width / 2))).toBeLessThan(10);
  expect(disc && Math.abs(disc.y - (box.y + box.height / 2))).toBeLessThan(10);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // A press by keyboard meanwhile ends the first.
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const {width} = page.viewportSize() ?? {width: 0};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test('with reduced motion no cover grows', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const growths = await watchGrowths(page);
  await open(page, '/');
  await page.evaluate(() => {
    new MutationObserver((records) => {
      const added = records.flatMap(({addedNodes}) => [...addedNodes]);
      if (added.some((node) => (node as Element).matches?.('.site-veil'))) document.title = 'moved';
    }).observe(document.body, {childList: true});
  });
  await card(page).click();
  await expect(page).toHaveURL(renamedStudy.fr.path);
  expect(await growths()).toEqual([]);
  await expect(page).not.toHaveTitle('moved');
});

/** The page's animations that move for more than 5 s: when they end, in ms, and their state. */
const longMovements = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({effect, playState}) => {
      const {activeDuration = 0, endTime = 0} = effect?.getComputedTiming() ?? {};
      return Number(activeDuration) > 5000 ? [{end: Number(endTime), playState}] : [];
    }),
  );

test('the sky moves where it can be paused, ends by itself, and a pause is kept', async ({
  page,
  host,
}) => {
  const trouble = host.fail(/\/assets\/js\//, ({res}) => void res.destroy());
  await page.goto(pathTo('home', 'fr'));
  await expect(page.locator('html')).toHaveAttribute('data-unscripted', '');
  expect(await longMovements(page)).toEqual([]);
  trouble.end();

  await open(page, pathTo('home', 'fr'));
  const pause = page.getByRole('button', {name: say('fr', 'home.Hero.pause')});
  await expect(pause).toBeVisible();
  await expect.poll(() => longMovements(page)).not.toEqual([]);
  for (const {end} of await longMovements(page)) expect(end).toBeLessThan(20_000);
  await pause.click();
  await page.reload();
  await expect(page.getByRole('button', {name: say('fr', 'home.Hero.resume')})).toBeVisible();
  const states = (await longMovements(page)).map(({playState}) => playState);
  expect(new Set(states)).toEqual(new Set(['paused']));
});

for (const [time, hour, isLow] of [
  ['2026-01-15T11:00Z', '12', false],
  ['2026-01-15T21:00Z', '22', true],
] as const) {
  test(`the sky of ${hour} h in the agency’s city is there from the first paint`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(time);
    await page.addInitScript(() => {
      const watched = window as Watched;
      watched.skies = [];
      const watch = () => {
        const sky = document.querySelector('[data-family]');
        const colour = sky && getComputedStyle(sky).backgroundColor;
        if (colour && !watched.skies?.includes(colour)) watched.skies?.push(colour);
        requestAnimationFrame(watch);
      };
      watch();
    });
    await page.goto(pathTo('home', 'fr'));
    const shown = say('fr', 'home.Hero.time', {hour, minute: '00'});
    await expect(page.getByText(shown)).toBeAttached();
    await expect(page.locator('html[data-low]')).toHaveCount(Number(isLow));
    expect(await page.evaluate(() => (window as Watched).skies)).toHaveLength(1);
  });
}
