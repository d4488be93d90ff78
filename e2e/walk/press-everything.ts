import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { settled } from '../pages/page-frame.ts';

/** As many as a page has of its own, rows of a list counted once. */
const maxPresses = 60;
const settleMs = 120;

/**
 * Presses each button, tab and summary of a page once, dialogs' included, and looks after each. Nothing is sent that
 * could change data: the page is told that the server is away.
 */
export async function pressEverything(page: Page, address: string, look: () => Promise<void>): Promise<void> {
  const pressed = new Set<string>();
  for (let count = 0; count < maxPresses; count++) {
    const name = await ask(page, () => pressNext(page, [...pressed]));
    if (name === undefined) return;
    if (name === closing) continue;
    pressed.add(name);
    await pause(settleMs);
    if (isAt(page, address)) await look();
    else await open(page, address);
  }
}

const isAt = (page: Page, address: string) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search === address;
};

/** Also where the page is on its way to another. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address).catch(async () => {
    await page.waitForLoadState();
    await page.goto(address);
  });
  await settled(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Asks the page, once more where it has just gone to another. */
export async function ask<Answer>(page: Page, question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (!String(error).includes('context was destroyed')) throw error;
    await settled(page);
    return question();
  }
}

const closing = 'close';

/** Presses what has not been pressed, and returns its name; or closes the dialog of which all was. */
function pressNext(page: Page, pressed: readonly string[]): Promise<string | undefined> {
  return page.evaluate(
    ([before, end]) => {
      const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]')];
      const dialog = dialogs.findLast((one) => one.checkVisibility());
      const room: ParentNode = dialog ?? document;
      const selector = 'summary, button:not([disabled]), [role=tab], [role=button], [aria-haspopup]';
      for (const element of room.querySelectorAll<HTMLElement>(selector)) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const label = element.getAttribute('aria-label') ?? element.textContent;
        // Names and numbers of rows apart, which are no letters of a message.
        const name = `${dialog ? 'dialog ' : ''}${element.tagName} ${label.replaceAll(/[^\u0400-\u04FF]/g, '')}`;
        if (before?.includes(name)) continue;
        element.click();
        return name;
      }
      if (!dialog) return undefined;
      if (dialog instanceof HTMLDialogElement) dialog.close();
      else dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      return end;
    },
    [pressed, closing] as const,
  );
}
