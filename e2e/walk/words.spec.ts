import type { Browser, Page } from '@playwright/test';
import { accessTokenKey } from '@waymark/contract/identity/access-token-key';
import { everyPage } from '../fixtures/every-page.ts';
import { narrow, wide } from '../fixtures/find-faults.ts';
import { speakLanguages } from '../fixtures/languages.ts';
import { findCutOff, findSidewaysScroll } from '../fixtures/layout.ts';
import { origin } from '../fixtures/product.ts';
import { findSubjects, linkLabel } from '../fixtures/subjects.ts';
import { test } from '../fixtures/test.ts';
import { nextAddress } from '../fixtures/visitors.ts';
import { DataTexts } from './data-texts.ts';
import { writeFaults } from './faults.ts';
import { findClipped } from './find-clipped.ts';
import { findShown } from './find-shown.ts';
import { isKnown } from './known.ts';
import { ask, open, pressEverything } from './press-everything.ts';

const language = 'ar';
const data = DataTexts.read();

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

/** Names of places and the like, of all that there are: no text of the database. */
function listenToSuggestions(page: Page): string[] {
  const suggested: string[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/suggestions?')) return;
    void response.json().then(
      ({ data: list }: { data: { text: string; detail?: string }[] }) =>
        suggested.push(...list.flatMap(({ text, detail }) => [`${text}, ${detail}`, text])),
      () => undefined,
    );
  });
  return suggested;
}

/** What is wrong with the page as it stands. */
async function findFaults(page: Page, suggested: readonly string[], isPressed: boolean): Promise<string[]> {
  const shown = await findShown(page);
  const searched = [...new URL(page.url()).searchParams.values(), ...suggested, linkLabel];
  const words = shown.flatMap(({ text, where }) =>
    data.wordsBeside(text, searched).map((word) => `no message: “${word}” (${where})`),
  );
  const sideways = await findSidewaysScroll(page);
  return [
    ...words,
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
        const suggested = listenToSuggestions(page);
        for (const address of addresses(subjects)) {
          const path = `/${language}${address}`;
          await open(page, path);
          const look = async (isPressed: boolean) => {
            for (const fault of await ask(page, () => findFaults(page, suggested, isPressed)))
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
