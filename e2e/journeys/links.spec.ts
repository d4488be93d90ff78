import type { RouteConfigEntry } from '@react-router/dev/routes';
import { jobDetailPath, paths, protectedPaths } from '@waymark/contract/paths';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import routes from '../../apps/web/src/routes.ts';
import { createCandidate, signIn, signInToDemo } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { invite, postApi, registerConfirmedCompany } from '../fixtures/companies.ts';
import { anyJob } from '../fixtures/jobs.ts';
import { mailedPaths } from '../fixtures/mail.ts';
import { passwordLinkOf } from '../fixtures/passwords.ts';
import { settled } from '../pages/page-frame.ts';

/** Of each shape of address so many are asked for: a list of a thousand jobs holds one kind of link. */
const askedOfEachShape = 6;
const askedAtOnce = 4;
/** And so many shapes of one page are opened: every filter of a search makes two more. */
const openedOfEachPage = 7;
const openedAtOnce = 2;

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

/** Every page that the product has, except the one for addresses that it has not. */
const pages = flat(routes).flatMap(({ path }) => (path === undefined || path === '*' ? [] : `/${path}`));

/** Addresses that were asked for, and shapes of pages that a guest has looked at: the same for everybody. */
const answered = new Set<string>();
const seenByGuests = new Set<string>();

interface Crawl {
  /** Every internal address that some page links to, with the page it was first seen on. */
  linked: Map<string, string>;
  /** Places on other pages that are linked to, with the page that does. */
  anchors: Map<string, string>;
  problems: string[];
}

/** Pages of one shape (the same path and parameter names) hold the same kinds of links. */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  return `${pathname}?${[...new Set(searchParams.keys())].toSorted().join('&')}`;
}

/** What a page leads to: addresses of links and forms, and what is wrong with a link as such. */
async function readLinks(page: Page) {
  return page.evaluate(() => {
    const problems: string[] = [];
    const addresses: string[] = [];
    const anchors: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a')) {
      const written = link.getAttribute('href');
      if (!written || written === '#') problems.push(`"${link.textContent}" leads nowhere`);
      const target = new URL(link.href, location.href);
      if (target.origin !== location.origin) continue;
      const address = target.pathname + target.search;
      addresses.push(address);
      if (!target.hash) continue;
      if (address !== location.pathname + location.search) anchors.push(address + target.hash);
      else if (!document.getElementById(target.hash.slice(1))) {
        problems.push(`"${link.textContent}" leads to ${target.hash}, which is not there`);
      }
    }
    for (const form of document.forms) addresses.push(new URL(form.action).pathname);
    return { addresses: [...new Set(addresses)], anchors: [...new Set(anchors)], problems };
  });
}

/** Follows links from page to page, opening one of each shape that is not in `seen`. */
async function crawl(page: Page, start: readonly string[], seen: ReadonlySet<string>): Promise<Crawl> {
  const result: Crawl = { linked: new Map(), anchors: new Map(), problems: [] };
  const opened = new Set<string>();
  const waiting = [...start];
  const others = Array.from({ length: openedAtOnce - 1 }, () => page.context().newPage());
  const tabs = [page, ...(await Promise.all(others))];
  await Promise.all(tabs.map((tab) => openAll(tab)));
  return result;

  function isNew(address: string): boolean {
    const shape = shapeOf(address);
    const [path = ''] = shape.split('?');
    const ofPage = [...opened].filter((one) => one.startsWith(`${path}?`)).length;
    if (opened.has(shape) || ofPage >= openedOfEachPage) return false;
    return !seen.has(shape) || start.includes(address);
  }

  async function openAll(tab: Page): Promise<void> {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (!isNew(address)) continue;
      opened.add(shapeOf(address));
      await open(tab, address);
    }
  }

  async function open(tab: Page, address: string): Promise<void> {
    await tab.goto(address, { waitUntil: 'domcontentloaded' });
    await settled(tab);
    const { addresses, anchors, problems } = await readLinks(tab);
    result.problems.push(...problems.map((problem) => `${address}: ${problem}`));
    for (const anchor of anchors) result.anchors.set(anchor, address);
    for (const next of addresses) {
      if (result.linked.has(next)) continue;
      result.linked.set(next, address);
      waiting.push(next);
    }
  }
}

/** Links to a place on another page that is not there. */
async function findLostAnchors(page: Page, anchors: Crawl['anchors']): Promise<string[]> {
  const lost: string[] = [];
  for (const [anchor, from] of anchors) {
    await page.goto(anchor);
    await settled(page);
    const isThere = await page.evaluate(() => document.getElementById(location.hash.slice(1)) !== null);
    if (!isThere) lost.push(`${anchor} (linked from ${from})`);
  }
  return lost;
}

async function findDeadOf(addresses: Iterable<[string, string]>): Promise<string[]> {
  const dead: string[] = [];
  const waiting = [...addresses].filter(([address]) => !answered.has(address));
  async function askOneByOne(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [address, from] = next;
      answered.add(address);
      const response = await fetch(inject('origin') + address);
      await response.body?.cancel();
      if (!response.ok) dead.push(`${address} (linked from ${from}): ${response.status}`);
    }
  }
  await Promise.all(Array.from({ length: askedAtOnce }, askOneByOne));
  return dead;
}

/** The addresses that answer with an error, each with the page that links to it; some of every shape. */
function findDead(linked: Crawl['linked']): Promise<string[]> {
  const shapes = Map.groupBy(linked, ([address]) => shapeOf(address));
  return findDeadOf([...shapes.values()].flatMap((links) => links.slice(0, askedOfEachShape)));
}

async function expectNoDeadEnd(
  page: Page,
  start: readonly string[],
  seen: ReadonlySet<string> = new Set(),
): Promise<Crawl> {
  const found = await crawl(page, start, seen);
  expect(found.problems).toEqual([]);
  expect(await findLostAnchors(page, found.anchors)).toEqual([]);
  expect(await findDead(found.linked)).toEqual([]);
  expect(found.linked.size).toBeGreaterThan(50);
  return found;
}

/** What a member sees of the product that a guest does not, beside a few pages that look different to both. */
async function membersPages(): Promise<string[]> {
  const own = protectedPaths.filter((path) => pages.includes(path));
  return [paths.home, jobDetailPath((await anyJob()).id), paths.browseJobFilterList, ...own];
}

describe('no link ends in nothing', () => {
  test('[A-2, A-5] for guests, from every page of the product', async ({ page, journey }) => {
    // A member's link, hidden from guests, is followed too: its page asks who is there. And the page of an
    // invitation asks whose it is, which nobody can tell without the mail.
    journey.expectStatus(400, 401);
    const publicPages = pages.filter((path) => !protectedPaths.includes(path) && path !== paths.jobDetail);
    const { linked } = await expectNoDeadEnd(page, [paths.home, ...publicPages]);
    for (const address of [...linked.keys(), ...publicPages]) seenByGuests.add(shapeOf(address));
    const reached = new Set([...linked.keys()].map((address) => address.split('?')[0]));
    const expected = [paths.employerRegister, paths.jobDetail, paths.jobs, paths.companies, paths.login];
    expect([...reached]).toEqual(expect.arrayContaining(expected));
  });

  test('[A-5, E-1] for candidates, whose avatar leads to their profile', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const { linked } = await expectNoDeadEnd(page, await membersPages(), seenByGuests);
    expect([...linked.keys()]).toEqual(expect.arrayContaining([paths.jobsProfile, paths.jobsAppliedJob]));
  });

  test('[A-5, E-1] for employers, whose avatar leads to their company', async ({ journey }) => {
    const { accessToken } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    const { linked } = await expectNoDeadEnd(page, await membersPages(), seenByGuests);
    expect([...linked.keys()]).toEqual(
      expect.arrayContaining([paths.companyManageJob, paths.companyProfile]),
    );
  });

  test('[A-5] for staff', async ({ journey }) => {
    // The demo has such an account and does not announce it: staff have no pages of their own yet.
    const account = { email: 'staff@demo.waymark.example', password: 'review-with-care' };
    const { accessToken } = await signIn(account);
    const page = await journey.openPage({ token: accessToken });
    await expectNoDeadEnd(page, await membersPages(), seenByGuests);
  });

  test('[A-5] nor does one in a mail', async () => {
    const { fields } = await createCandidate();
    await postApi('/forgot-password', { email: fields.email });
    await passwordLinkOf(fields.email);
    const owner = await registerConfirmedCompany();
    await invite(owner, `somebody.${owner.fields.email}`);
    const mailed = await mailedPaths(inject('origin'));
    const expected = [paths.setPassword, paths.confirmEmail, paths.acceptInvitation];
    expect([...mailed.keys()]).toEqual(expect.arrayContaining(expected));
    expect(await findDeadOf([...mailed.values()].map((path) => [path, 'a mail']))).toEqual([]);
  });

  test('[A-5] the address that old links name leads to the list, and pages have one address', async () => {
    const followed = async (address: string) => {
      const response = await fetch(inject('origin') + address);
      await response.body?.cancel();
      const { pathname, search } = new URL(response.url);
      return `${response.status} ${pathname}${search}`;
    };
    expect(await followed('/browse-job?q=nurse')).toBe(`200 ${paths.browseJobList}?q=nurse`);
    expect(await followed('/register-2')).toBe('200 /register-2');
    expect(await followed('/jobs?category=health&mode=remote')).toBe(
      `200 ${paths.browseJobFilterList}?category=health&mode=remote`,
    );
    const { company } = await anyJob();
    expect(await followed(`/jobs?company=${company.id}`)).toBe(
      `200 ${paths.companies}?company=${company.id}`,
    );
  });

  test('[A-5] nor does one that search engines are given', async () => {
    const read = async (path: string) => {
      const xml = await (await fetch(inject('origin') + path)).text();
      return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
        const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
        return pathname + search;
      });
    };
    const parts = await read('/sitemap.xml');
    expect(parts.length).toBeGreaterThanOrEqual(4);
    for (const part of parts) {
      const addresses = await read(part);
      const step = Math.ceil(addresses.length / 20);
      const some = addresses.filter((_address, at) => at % step === 0);
      expect(some.length).toBeGreaterThan(0);
      expect(await findDeadOf(some.map((address) => [address, part]))).toEqual([]);
    }
    const robots = await fetch(`${inject('origin')}/robots.txt`);
    expect(await robots.text()).toContain(`Sitemap: ${inject('origin')}/sitemap.xml`);
  });
});
