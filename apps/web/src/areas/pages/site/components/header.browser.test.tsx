import type { User } from '@waymark/contract/identity/accounts';
import { paths } from '@waymark/contract/paths';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent, type Locator } from 'vitest/browser';
import { useAuth } from '../../../../lib/auth-store.ts';
import { takeOrders } from '../../../../lib/product-store.ts';
import { administrator, candidate, employer } from '../../../../testing/people.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { textsOf } from '../../../../testing/texts.ts';
import { CareerServicesLogin } from '../../../payments/career-services/components/customer-parts.tsx';
import { CallBackButton } from '../../../content/contact/components/call-back-button.tsx';
import { subMenuDelayMs } from '../constants.ts';
import { Header } from './header.tsx';

const mainLinks = [
  ['Jobs', paths.browseJobFilterList],
  ['About Us', paths.aboutUs],
  ['Job-Seeker Products', paths.pricingDetails],
  ['Contact Us', paths.contact],
];
const categories = [
  { value: 'health', count: 1_204 },
  { value: 'construction', count: 87 },
];
const narrow = [390, 844] as const;
const middle = [768, 1024] as const;
const wide = [1440, 900] as const;

const bar = () => page.getByRole('banner');
const navigation = () => page.getByRole('navigation', { name: 'Main', exact: true });
const jobsLink = () => navigation().getByRole('link', { name: 'Jobs', exact: true });
const subMenuButton = () => navigation().getByRole('button', { name: 'Job categories' });
const subMenu = () => navigation().getByRole('list');
const signIn = () => bar().getByRole('link', { name: 'Sign in' });
const menuButton = () => bar().getByRole('button', { name: 'Menu' });
const menu = () => page.getByRole('navigation', { name: 'Menu', exact: true });
const panel = () => page.elementLocator(document.querySelector('[popover]') ?? document.body);
const careerServices = (place: Locator) => place.getByRole('button', { name: 'Career Services Login' });

function SiteHeader() {
  const { user } = useAuth();
  const [extra, callBack] = [<CareerServicesLogin key="extra" />, <CallBackButton key="call" compact />];
  return <Header {...{ categories, member: user, extra, callBack, onLogout: () => undefined }} />;
}

async function open(user?: User) {
  return renderPart(<SiteHeader />, { at: paths.aboutUs, ...(user && { user }) });
}

beforeEach(() => commands.leavePointer());
afterEach(async () => {
  vi.useRealTimers();
  await page.viewport(...wide);
});

/** The links to the main pages have their words and addresses, in order. */
async function expectMainLinks(place: Locator): Promise<void> {
  const known = mainLinks.map(([label]) => label);
  const found = () =>
    place
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')])
      .filter(([label]) => known.includes(label ?? ''));
  await expect.poll(found).toEqual(mainLinks);
}

/** Everything visible in the bar stands in one row, and nothing reaches beyond the window. */
async function expectOneRow(): Promise<void> {
  await expect
    .poll(() => {
      const middles = [...bar().element().querySelectorAll('a, button')]
        .filter((element) => element.checkVisibility() && !element.closest('[popover]'))
        .map((element) => element.getBoundingClientRect())
        .map(({ top, height }) => Math.round(top + height / 2));
      return middles.length > 1 && Math.max(...middles) - Math.min(...middles) <= 2;
    })
    .toBe(true);
  expectNothingBeyond();
}

function expectNothingBeyond(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
}

/** What the account's part of a place offers, of which only one side is ever seen. */
async function expectAccountParts(place: Locator, expected: readonly string[]): Promise<void> {
  const parts = place.getByRole('link').or(place.getByRole('button'));
  await expect
    .poll(() => textsOf(parts).filter((text) => /^(Sign in|Sign Up|Logout)$/.test(text)))
    .toEqual(expected);
}

test('[E-1] on a wide screen guests have the four words, their page marked, and the way in', async () => {
  const shown = await open();
  const here = navigation().getByRole('link', { name: 'About Us' });
  await expect.element(here).toHaveAttribute('aria-current', 'page');
  expect(navigation().element().querySelectorAll('[aria-current]')).toHaveLength(1);
  await expectMainLinks(navigation());
  await expectAccountParts(bar(), ['Sign in', 'Sign Up']);
  await expect.element(menuButton()).not.toBeInTheDocument();
  await expect
    .element(bar().getByRole('link', { name: 'Waymark, home' }))
    .toHaveAttribute('href', paths.home);
  await expectOneRow();
  await jobsLink().click();
  await expect.poll(shown.address).toBe(paths.browseJobFilterList);
});

test('[E-1] on a tablet the words are in the menu; on a phone the way in and the logo are too', async () => {
  await page.viewport(...middle);
  const shown = await renderPart(<SiteHeader />, {
    at: paths.aboutUs,
    pages: [{ path: paths.home, element: <SiteHeader /> }],
  });
  await expectAccountParts(bar(), ['Sign in', 'Sign Up']);
  await expect.element(navigation()).not.toBeInTheDocument();
  await expectOneRow();
  await menuButton().click();
  await expectMainLinks(menu());
  await expectAccountParts(panel(), ['Sign in', 'Sign Up']);
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();

  await page.viewport(...narrow);
  await expectOneRow();
  await menuButton().click();
  await expectMainLinks(menu());
  await expectAccountParts(panel(), ['Sign in', 'Sign Up']);
  expectNothingBeyond();
  await panel().getByRole('link', { name: 'Waymark, home' }).click();
  await expect.poll(shown.address).toBe(paths.home);
  await expect.element(menu()).not.toBeInTheDocument();
});

test.for([
  ['candidate', paths.jobsProfile, candidate()],
  ['employer', paths.companyProfile, employer()],
] as const)('[E-1] the avatar of a %s leads to %s, at every width', async ([, path, user]) => {
  await open(user);
  const expectAccount = async (place: Locator) => {
    const account = place.getByRole('link', { name: /your account$/ });
    await expect.element(account).toHaveAttribute('href', path);
    await expectAccountParts(place, ['Logout']);
  };
  for (const [width, height] of [wide, middle]) {
    await page.viewport(width, height);
    await expectAccount(bar());
    await expectOneRow();
  }
  await page.viewport(...narrow);
  await menuButton().click();
  await expectAccount(panel());
  await userEvent.keyboard('{Escape}');
  await expectOneRow();
});

test.for(['reviewer', 'moderator', 'administrator'] as const)(
  '[E-1, J-5] staff with the role %s come from the header to the desk, at every width',
  async (staffRole) => {
    const shown = await renderPart(<SiteHeader />, {
      at: paths.aboutUs,
      user: administrator({ staffRole }),
      pages: [{ path: paths.staff, element: <SiteHeader /> }],
    });
    for (const [width, height] of [wide, [1088, 768] as const, middle]) {
      await page.viewport(width, height);
      await expect.element(bar().getByRole('link', { name: 'Your desk' })).toBeVisible();
      await expectOneRow();
    }
    await page.viewport(...narrow);
    await menuButton().click();
    await panel().getByRole('link', { name: 'Your desk' }).click();
    await expect.poll(shown.address).toBe(paths.staff);
  },
);

test('[E-1] only staff has a link to the desk', async () => {
  await open(candidate());
  await expectAccountParts(bar(), ['Logout']);
  await expect.element(bar().getByRole('link', { name: 'Your desk' })).not.toBeInTheDocument();
});

test('[E-1] on the narrowest screen with the words in the bar, all a member can have fits', async () => {
  await page.viewport(1088, 768);
  await open(candidate());
  const sold = { packageName: 'Resume and letter', packagePrice: 199, currency: 'USD', refundTerms: '' };
  const order = { id: crypto.randomUUID(), package: sold, statusPercentage: 20, refunded: false };
  takeOrders([{ ...order, invoices: [], orderedAt: '2026-01-05T09:00:00.000Z' }]);
  await expect.element(careerServices(bar())).toBeVisible();
  await expectMainLinks(navigation());
  await expectOneRow();
  await page.viewport(...middle);
  await menuButton().click();
  await expect.element(careerServices(panel())).toBeVisible();
});

/** Stops the page's clock, so that only the test moves it. */
async function openWithStoppedClock() {
  const shown = await open();
  await expect.element(signIn()).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return shown;
}

/** Moves no real pointer: while the browser is asked for that, the stopped clock goes on. */
function crossTo(target: Locator, from?: Locator): void {
  const [to, left] = [target.element(), from?.element() ?? document.body];
  left.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: to }));
  to.dispatchEvent(new MouseEvent('mouseover', { bubbles: true, relatedTarget: left }));
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Whether the sub-menu is there once what is due is drawn: `expect.poll` would move the stopped clock. */
async function isOpen(): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return subMenu().query() !== null;
}

test('[E-1, K-3] the sub-menu opens once the pointer has rested 100 ms on it, and closes as long after', async () => {
  expect(subMenuDelayMs).toBe(100);
  await openWithStoppedClock();
  crossTo(jobsLink());
  await pass(subMenuDelayMs - 1);
  expect(await isOpen()).toBe(false);
  await pass(1);
  expect(await isOpen()).toBe(true);

  crossTo(signIn(), jobsLink());
  await pass(subMenuDelayMs - 1);
  expect(await isOpen()).toBe(true);
  await pass(1);
  expect(await isOpen()).toBe(false);

  // A pointer that only crosses it opens nothing.
  crossTo(jobsLink(), signIn());
  await pass(subMenuDelayMs - 1);
  crossTo(signIn(), jobsLink());
  await pass(10 * subMenuDelayMs);
  expect(await isOpen()).toBe(false);
});

test('[E-1] a press opens it at once, the next one closes it, and Escape closes what the pointer opened', async () => {
  await openWithStoppedClock();
  await subMenuButton().click();
  await expect.element(subMenu()).toBeVisible();
  await pass(subMenuDelayMs);
  await expect.element(subMenu()).toBeVisible();
  await subMenuButton().click();
  await expect.element(subMenu()).not.toBeInTheDocument();
  await pass(subMenuDelayMs);
  await expect.element(subMenu()).not.toBeInTheDocument();

  await signIn().hover();
  await pass(subMenuDelayMs);
  await subMenuButton().hover();
  await pass(subMenuDelayMs);
  await expect.element(subMenu()).toBeVisible();
  await subMenuButton().click();
  await expect.element(subMenu()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(subMenu()).not.toBeInTheDocument();

  // Nor does Escape ask where the focus is.
  (document.activeElement as HTMLElement | null)?.blur();
  await signIn().hover();
  await pass(subMenuDelayMs);
  await jobsLink().hover();
  await pass(subMenuDelayMs);
  await expect.element(subMenu()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(subMenu()).not.toBeInTheDocument();
});

test('[E-1] by keyboard it opens at once, Escape leads back to its button, and leaving it closes it', async () => {
  const shown = await openWithStoppedClock();
  (jobsLink().element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(subMenuButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(subMenu()).toBeVisible();
  await expect.element(subMenuButton()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  const first = subMenu().getByRole('link').first();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(subMenu()).not.toBeInTheDocument();
  await expect.element(subMenuButton()).toHaveFocus();

  await userEvent.keyboard(' ');
  await expect.element(subMenu()).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(subMenu()).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(subMenu()).not.toBeInTheDocument();

  // A category of it is one press away from its jobs.
  await subMenuButton().click();
  await first.click();
  await expect.poll(shown.address).toBe(`${paths.browseJobFilterList}?category=health`);
  await expect.element(subMenu()).not.toBeInTheDocument();
});
