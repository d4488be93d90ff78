import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createCandidate, signInToDemo } from '../fixtures/accounts.ts';
import { test } from '../fixtures/browser.ts';
import { settled } from '../pages/page-frame.ts';

/** Addresses that were asked for already; the server's answer is the same for everybody. */
const answered = new Set<string>();

interface Crawl {
  /** Every internal address that some page links to, with the page it was first seen on. */
  linked: Map<string, string>;
  problems: string[];
}

/** Pages of one shape (the same path and parameter names) hold the same kinds of links. */
function shapeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  return `${pathname}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}

/** What a page leads to: addresses of links and forms, and what is wrong with a link as such. */
async function readLinks(page: Page): Promise<{ addresses: string[]; problems: string[] }> {
  return page.evaluate(() => {
    const problems: string[] = [];
    const addresses: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a')) {
      const written = link.getAttribute('href');
      if (!written || written === '#') problems.push(`"${link.textContent}" leads nowhere`);
      const target = new URL(link.href, location.href);
      const here = target.pathname === location.pathname && target.search === location.search;
      if (here && target.hash && !document.getElementById(target.hash.slice(1))) {
        problems.push(`"${link.textContent}" leads to ${target.hash}, which is not there`);
      }
      if (target.origin === location.origin) addresses.push(target.pathname + target.search);
    }
    for (const form of document.forms) addresses.push(new URL(form.action).pathname);
    return { addresses: [...new Set(addresses)], problems };
  });
}

/** Follows links from page to page, opening only so many of each shape. */
async function crawl(page: Page, start: readonly string[], ofEachShape: number): Promise<Crawl> {
  const result: Crawl = { linked: new Map(), problems: [] };
  const opened = new Map<string, number>();
  const waiting = [...start];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const shape = shapeOf(address);
    const count = opened.get(shape) ?? 0;
    if (count >= ofEachShape) continue;
    opened.set(shape, count + 1);
    await page.goto(address);
    await settled(page);
    const { addresses, problems } = await readLinks(page);
    result.problems.push(...problems.map((problem) => `${address}: ${problem}`));
    for (const next of addresses) {
      if (result.linked.has(next)) continue;
      result.linked.set(next, address);
      waiting.push(next);
    }
  }
  return result;
}

/** The addresses that answer with an error, each with the page that links to it. */
async function findDead(linked: Crawl['linked']): Promise<string[]> {
  const dead: string[] = [];
  for (const [address, from] of linked) {
    if (answered.has(address)) continue;
    answered.add(address);
    const response = await fetch(inject('origin') + address);
    await response.body?.cancel();
    if (!response.ok) dead.push(`${address} (linked from ${from}): ${response.status}`);
  }
  return dead;
}

async function expectNoDeadEnd(page: Page, start: readonly string[], ofEachShape = 1): Promise<string[]> {
  const { linked, problems } = await crawl(page, start, ofEachShape);
  expect(problems).toEqual([]);
  expect(await findDead(linked)).toEqual([]);
  expect(linked.size).toBeGreaterThan(50);
  return [...linked.keys()];
}

describe('no link ends in nothing', () => {
  test('[A-5] for guests', async ({ page, journey }) => {
    // A member's link, hidden from guests, is followed too: its page asks who is there.
    journey.expectStatus(401);
    const addresses = await expectNoDeadEnd(page, ['/home'], 2);
    const pages = new Set(addresses.map((address) => address.split('?')[0]));
    const expected = [
      '/home',
      '/login',
      '/register',
      '/register-2',
      '/browse-job-filter-list',
      '/job-detail',
    ];
    for (const path of [...expected, '/about-us', '/contact', '/pricing-details', '/resume-review']) {
      expect([...pages]).toContain(path);
    }
  });

  test('[A-5, E-1] for candidates, whose avatar leads to their profile', async ({ journey }) => {
    const { accessToken } = await createCandidate();
    const page = await journey.openPage({ token: accessToken });
    const addresses = await expectNoDeadEnd(page, ['/home', '/jobs-profile', '/jobs-applied-job']);
    expect(addresses).toContain('/jobs-profile');
    expect(addresses).toContain('/jobs-applied-job');
  });

  test('[A-5, E-1] for employers, whose avatar leads to their company', async ({ journey }) => {
    const { accessToken } = await signInToDemo('employer');
    const page = await journey.openPage({ token: accessToken });
    const addresses = await expectNoDeadEnd(page, ['/home', '/company-manage-job']);
    expect(addresses).toContain('/company-manage-job');
    expect(addresses).toContain('/company-profile');
  });
});
