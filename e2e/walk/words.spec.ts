import type { Browser, Page, Response } from '@playwright/test';
import { accessTokenKey } from '@waymark/contract/identity/access-token-key';
import { everyPage } from '../fixtures/every-page.ts';
import { narrow, wide } from '../fixtures/find-faults.ts';
import { speakLanguages } from '../fixtures/languages.ts';
import { findCutOff, findSidewaysScroll } from '../fixtures/layout.ts';
import { origin } from '../fixtures/product.ts';
import { findSubjects, linkLabel } from '../fixtures/subjects.ts';
import { test } from '../fixtures/test.ts';
import { nextAddress } from '../fixtures/visitors.ts';
import { DataTexts, listStandardTexts } from './data-texts.ts';
import { writeFaults } from './faults.ts';
import { findClipped } from './find-clipped.ts';
import { findShown } from './find-shown.ts';
import { isKnown } from './known.ts';
import { ask, open, pressEverything } from './press-everything.ts';

const language = 'ar';
const data = DataTexts.read();
const standard = new DataTexts(listStandardTexts());

// The board's own too: in it the board speaks of itself.
test.beforeAll(() => speakLanguages({ own: language, offered: ['en', language] }));

/** A page of somebody who sends nothing. */
async function openPage(browser: Browser, viewport: typeof narrow, token: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin(),
    viewport,
    locale: language,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
  });
  await context.addInitScript(
    ([key, value]) => {
      // Also after the button for signing out was pressed.
      if (value !== undefined) localStorage.setItem(key, value);
      window.print = () => {};
    },
    [accessTokenKey, token] as const,
  );
  await context.route('**/api/**', (route) =>
    /^(?:GET|HEAD)$/.test(route.request().method()) ? route.continue() : route.abort(),
  );
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  return page;
}

/** What pages are told that was no text of the database when the walk began, and what they say to who made them. */
class Heard {
  readonly #suggested: string[] = [];
  readonly #complaints: string[] = [];
  #pending: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => this.#pending.push(this.#read(response).catch(() => undefined)));
    // The page was written in other words than its script has: it is drawn once more, as without its settings.
    page.on('pageerror', ({ message }) => {
      if (message.startsWith('Minified React error')) this.#complaints.push(message.slice(0, 80));
    });
  }

  /** Names of places and the like, of all that there are. */
  async suggested(): Promise<readonly string[]> {
    await Promise.all(this.#pending);
    this.#pending = [];
    return this.#suggested;
  }

  takeComplaints(): string[] {
    return this.#complaints.splice(0);
  }

  async #read(response: Response): Promise<void> {
    const url = response.url();
    if (url.includes('/suggestions?')) {
      const answer = (await response.json()) as { data: { text: string; detail?: string; value: string }[] };
      this.#suggested.push(
        ...answer.data.flatMap(({ text, detail, value }) => [`${text}, ${detail}`, value, text]),
      );
    }
    // A resume is read when its review is opened.
    if (/\/api\/staff\/reviews\/[^/?]+$/.test(url)) {
      const answer = (await response.json()) as {
        data: { sheet?: { pages: { lines: { text: string }[] }[] } };
      };
      data.learn((answer.data.sheet?.pages ?? []).flatMap(({ lines }) => lines.map(({ text }) => text)));
    }
  }
}

/** What is wrong with the page as it stands. */
async function findFaults(page: Page, heard: Heard, isPressed: boolean): Promise<string[]> {
  const shown = await findShown(page);
  const suggested = await heard.suggested();
  const searched = [...new URL(page.url()).searchParams.values(), ...suggested, linkLabel];
  const isSetting = new URL(page.url()).pathname.startsWith(`/${language}/staff/settings`);
  const words = shown.flatMap(({ text, where }) =>
    data
      .wordsBeside(text, searched)
      .filter((word) => !isSetting || standard.wordsBeside(word, []).length > 0)
      .map((word) => `no message: “${word}” (${where})`),
  );
  const sideways = await findSidewaysScroll(page);
  return [
    ...words,
    ...heard.takeComplaints(),
    ...(await findClipped(page)),
    // A menu lies over the bars.
    ...(isPressed ? [] : await findCutOff(page)),
    ...(sideways > 0 ? [`${sideways} pixels wider than the window`] : []),
  ];
}

for (const [visitor, groups] of Object.entries(everyPage)) {
  for (const [group, { addresses }] of Object.entries(groups)) {
    for (const viewport of [narrow, wide]) {
      test(`[L-40] all words are messages and whole, ${viewport.width}, as ${visitor}: ${group}`, async ({
        browser,
      }) => {
        const subjects = await findSubjects();
        const token =
          visitor === 'guest' ? undefined : subjects.tokens[visitor as keyof typeof subjects.tokens];
        const page = await openPage(browser, viewport, token);
        const found = new Map<string, string>();
        const heard = new Heard(page);
        for (const address of addresses(subjects)) {
          const path = `/${language}${address}`;
          await open(page, path);
          const look = async (isPressed: boolean) => {
            for (const fault of await ask(page, () => findFaults(page, heard, isPressed)))
              if (!found.has(fault) && !isKnown(address, fault)) found.set(fault, address);
          };
          await look(false);
          if (viewport === narrow) await pressEverything(page, path, () => look(true));
        }
        await page.context().close();
        writeFaults(
          [...found].map(([fault, address]) => `${address} (${visitor}, ${viewport.width}): ${fault}`),
        );
      });
    }
  }
}
