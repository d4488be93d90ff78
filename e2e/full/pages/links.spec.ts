import type { RouteConfigEntry } from '@react-router/dev/routes';
import { widgetPaths } from '@waymark/contract/integrations/widget-choices';
import { jobDetailPath, paths, protectedPaths } from '@waymark/contract/paths';
import type { Page } from '@playwright/test';
import routes from '../../../apps/web/src/routes.ts';
import { createCandidate, signIn, signInToDemo } from '../../fixtures/accounts.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { invite, postApi, registerConfirmedCompany } from '../../fixtures/companies.ts';
import { anyJob } from '../../fixtures/jobs.ts';
import { mailedPaths } from '../../fixtures/mail.ts';
import { passwordLinkOf } from '../../fixtures/passwords.ts';
import { goTo, settled } from '../../pages/page-frame.ts';

/** The maximum of requests per shape of URL: a list of a thousand jobs contains one kind of link. */
const askedOfEachShape = 6;
const askedAtOnce = 4;
/** The maximum of opened shapes per page: every filter of a search adds two. */
const openedOfEachPage = 7;
const openedAtOnce = 2;
/** The status of a page for something that has been removed. */
const gone = 410;
/** Refusals with a page: a guest follows a member's link, or the subject belongs to another member. */
const refusals = [400, 401];

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

/** Every page that the product has, except the one for addresses that it has not. */
const pages = flat(routes).flatMap(({ path }) =>
  // The pages of the board's own have addresses of their own, which the footer leads to.
  path === undefined || path === '*' || path.includes(':') ? [] : `/${path}`,
);

/** Addresses that were asked for, and shapes of pages that a guest has looked at: the same for everybody. */
const answered = new Set<string>();
const seenByGuests = new Set<string>();
/** Places on pages, the same. */
const foundByGuests = new Set<string>();

interface Crawl {
  /** Every internal address that some page links to, with the page it was first seen on. */
  linked: Map<string, string>;
  /** Places on other pages that are linked to, with the page that does. */
  anchors: Map<string, string>;
  /** Pictures and files of which pages are made that no browser has opened, with one such page. */
  parts: Map<string, string>;
  /** What of a page can be linked to, for each address that a browser has opened. */
  places: Map<string, ReadonlySet<string>>;
  problems: string[];
}

interface CrawlOptions {
  /** For guests, further shapes of a page are checked only in the server's HTML. */
  isGuest?: boolean;
}

/** Also a list for the pages of other sites, which have the heading. */
const isNoPage = (address: string) => address.startsWith('/api/') || address.startsWith(widgetPaths.page);

/** Pages of one shape (the same path and parameter names) hold the same kinds of links. */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  return `${pathname}?${[...new Set(searchParams.keys())].toSorted().join('&')}`;
}

/** A page that is only read: the server's markup, and the address that answered. */
interface SentPage {
  url: string;
  markup: string;
}

/**
 * The URLs of a page's links, forms, pictures and files, and the faults of its links. For a page that was
 * fetched but not opened, they come from the markup, parsed as for a visitor without JavaScript.
 */
async function readLinks(page: Page, sent?: SentPage) {
  return page.evaluate((given) => {
    const at = new URL(given?.url ?? location.href);
    const read = given ? new DOMParser().parseFromString(given.markup, 'text/html') : document;
    const problems: string[] = [];
    const addresses: string[] = [];
    const anchors: string[] = [];
    for (const link of read.querySelectorAll<HTMLAnchorElement>('a')) {
      const written = link.getAttribute('href');
      if (!written || written === '#') problems.push(`"${link.textContent}" leads nowhere`);
      const target = new URL(written ?? '', at);
      if (target.origin !== at.origin) continue;
      const address = target.pathname + target.search;
      addresses.push(address);
      if (!target.hash) continue;
      if (address !== at.pathname + at.search) anchors.push(address + target.hash);
      else if (!read.getElementById(target.hash.slice(1))) {
        problems.push(`"${link.textContent}" leads to ${target.hash}, which is not there`);
      }
    }
    // By its attribute: a field may have the name "action" too.
    for (const form of read.forms) {
      const action = form.getAttribute('action');
      // Without one a form is its page's script's; and to what takes posts alone no link could lead.
      if (action !== null && form.method === 'get') addresses.push(new URL(action, at).pathname);
    }
    // Of a page that is open the browser has asked for them.
    const made = given ? read.querySelectorAll('img[src], link[rel=stylesheet], link[rel=icon]') : [];
    const parts = [...made]
      .map((part) => new URL(part.getAttribute('src') ?? part.getAttribute('href') ?? '', at))
      .filter((part) => part.origin === at.origin);
    return {
      addresses: [...new Set(addresses)],
      anchors: [...new Set(anchors)],
      parts: parts.map((part) => part.pathname + part.search),
      places: [...read.querySelectorAll('[id]')].map(({ id }) => id),
      hasHeading: read.querySelector('h1') !== null,
      problems,
    };
  }, sent);
}

async function readSent(page: Page, address: string) {
  const response = await fetch(origin() + address);
  const found = await readLinks(page, { url: response.url, markup: await response.text() });
  if (!response.ok && !refusals.includes(response.status))
    found.problems.push(`it answers ${response.status}`);
  if (!found.hasHeading) found.problems.push('it has no heading');
  return found;
}

async function readOpened(page: Page, address: string) {
  await goTo(page, address);
  await settled(page);
  return readLinks(page);
}

/** Follows links from page to page, opening one of each shape that no guest has seen. */
async function crawl(
  page: Page,
  start: readonly string[],
  { isGuest = false }: CrawlOptions,
): Promise<Crawl> {
  const result: Crawl = {
    linked: new Map(),
    anchors: new Map(),
    parts: new Map(),
    places: new Map(),
    problems: [],
  };
  const opened = new Set<string>();
  const waiting = [...start];
  await Promise.all(Array.from({ length: openedAtOnce }, openAll));
  return result;

  function openedOfPage(address: string): number {
    const [path = ''] = shapeOf(address).split('?');
    return [...opened].filter((one) => one.startsWith(`${path}?`)).length;
  }

  function isNew(address: string): boolean {
    const shape = shapeOf(address);
    // A picture, a feed or a file is asked for like all that is linked, and is no page to look at.
    if (isNoPage(address) || /\.(?:xml|json|rss|atom)(?:\?|$)/.test(address)) return false;
    if (opened.has(shape) || openedOfPage(address) >= openedOfEachPage) return false;
    return !seenByGuests.has(shape) || start.includes(address);
  }

  async function openAll(): Promise<void> {
    const tab = await page.context().newPage();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      if (!isNew(address)) continue;
      // The further shapes of a page differ in what is listed, which the server sends.
      const isOnlyRead = isGuest && openedOfPage(address) > 0;
      opened.add(shapeOf(address));
      const found = await (isOnlyRead ? readSent(tab, address) : readOpened(tab, address));
      if (!isOnlyRead) result.places.set(address, new Set(found.places));
      note(address, found);
    }
  }

  function note(address: string, found: Awaited<ReturnType<typeof readLinks>>): void {
    result.problems.push(...found.problems.map((problem) => `${address}: ${problem}`));
    for (const anchor of found.anchors) result.anchors.set(anchor, address);
    for (const part of found.parts) result.parts.set(part, address);
    for (const next of found.addresses) {
      if (result.linked.has(next)) continue;
      result.linked.set(next, address);
      waiting.push(next);
    }
  }
}

/** Links to a place on another page that is not there. */
async function findLostAnchors(
  page: Page,
  { anchors, places }: Crawl,
  { isGuest = false }: CrawlOptions,
): Promise<string[]> {
  const lost: string[] = [];
  for (const [anchor, from] of anchors) {
    // A guest is sent away from a member's page before it is there.
    if (isGuest && protectedPaths.includes(anchor.replace(/[?#].*/, ''))) continue;
    if (foundByGuests.has(anchor)) continue;
    // Without its anchor: to another place of the same page a browser only scrolls.
    const [address = '', id = ''] = anchor.split('#');
    if (!places.has(address)) places.set(address, new Set((await readOpened(page, address)).places));
    if (!places.get(address)?.has(id)) lost.push(`${anchor} (linked from ${from})`);
    else if (isGuest) foundByGuests.add(anchor);
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
      const response = await fetch(origin() + address);
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
  options: CrawlOptions = {},
): Promise<Crawl> {
  const found = await crawl(page, start, options);
  expect(found.problems).toEqual([]);
  expect(await findLostAnchors(page, found, options)).toEqual([]);
  expect(await findDead(found.linked)).toEqual([]);
  expect(await findDeadOf(found.parts)).toEqual([]);
  expect(found.linked.size).toBeGreaterThan(50);
  return found;
}

/** What a member sees of the product that a guest does not, beside a few pages that look different to both. */
async function membersPages(): Promise<string[]> {
  const own = protectedPaths.filter((path) => pages.includes(path));
  return [paths.home, jobDetailPath((await anyJob()).id), paths.browseJobFilterList, ...own];
}

test.describe('no link ends in nothing', () => {
  test('[A-2, A-5] for guests, from every page of the product', async ({ page, journey }) => {
    // The crawl also follows member links that guests do not see: their pages ask for a sign-in. The page of
    // an
    // invitation asks whose it is, and only the mail has the answer.
    journey.expectStatus(...refusals);
    // A job, a post, an issue or a shared resume is not there without what names it.
    const without: readonly string[] = [
      paths.jobDetail,
      paths.blogDetails,
      paths.newsletterIssue,
      paths.sharedResume,
    ];
    const publicPages = pages.filter((path) => !protectedPaths.includes(path) && !without.includes(path));
    const { linked } = await expectNoDeadEnd(page, [paths.home, ...publicPages], { isGuest: true });
    for (const address of [...linked.keys(), ...publicPages]) seenByGuests.add(shapeOf(address));
    const reached = new Set([...linked.keys()].map((address) => address.split('?')[0]));
    const expected = [paths.employerRegister, paths.jobDetail, paths.jobs, paths.companies, paths.login];
    expect([...reached]).toEqual(expect.arrayContaining(expected));
  });

  test('[A-5, E-1] for candidates, whose avatar leads to their profile', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const { linked } = await expectNoDeadEnd(page, await membersPages());
    expect([...linked.keys()]).toEqual(expect.arrayContaining([paths.jobsProfile, paths.jobsAppliedJob]));
  });

  test('[A-5, E-1] for employers, whose avatar leads to their company', async ({ journey }) => {
    const { accessToken } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    const { linked } = await expectNoDeadEnd(page, await membersPages());
    expect([...linked.keys()]).toEqual(
      expect.arrayContaining([paths.companyManageJob, paths.companyProfile]),
    );
  });

  test('[A-5] for staff', async ({ journey }) => {
    const account = { email: 'staff@demo.waymark.example', password: 'review-with-care' };
    const { accessToken } = await signIn(account);
    const page = await journey.openPage({ token: accessToken });
    await expectNoDeadEnd(page, await membersPages());
  });

  test('[A-5] nor does one in a mail', async () => {
    const { fields } = await createCandidate();
    await postApi('/forgot-password', { email: fields.email });
    await passwordLinkOf(fields.email);
    const owner = await registerConfirmedCompany();
    await invite(owner, `somebody.${owner.fields.email}`);
    const mailed = await mailedPaths(origin());
    const expected = [paths.setPassword, paths.confirmEmail, paths.acceptInvitation];
    expect([...mailed.keys()]).toEqual(expect.arrayContaining(expected));
    const dead = await findDeadOf([...mailed.values()].map((path) => [path, 'a mail']));
    // A mail outlives what it leads to: of a post that was deleted since, its page says so and leads on.
    expect(dead.filter((one) => !one.endsWith(`: ${gone}`))).toEqual([]);
  });

  test('[A-5] the address that old links name leads to the list, and pages have one address', async () => {
    const followed = async (address: string) => {
      const response = await fetch(origin() + address);
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
      const xml = await (await fetch(origin() + path)).text();
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
    const robots = await fetch(`${origin()}/robots.txt`);
    expect(await robots.text()).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  });
});
