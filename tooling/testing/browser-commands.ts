import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';

/** What the person who visits prefers, as the browser tells the page. */
interface Preferences {
  reducedMotion?: 'reduce' | 'no-preference';
  colorScheme?: 'light' | 'dark';
}

interface Point {
  x: number;
  y: number;
}

const emulateMedia: BrowserCommand<[Preferences]> = ({ page }, preferences) => page.emulateMedia(preferences);

/** Moves the pointer to the lower right corner, where tested parts seldom reach. */
const leavePointer: BrowserCommand = async ({ page, frame }) => {
  const element = await (await frame()).frameElement();
  const box = await element.boundingBox();
  if (box) await page.mouse.move(box.x + box.width - 2, box.y + box.height - 2);
};

/** Drags with the mouse from one point of the tested page to another. */
const dragPointer: BrowserCommand<[Point, Point]> = async ({ page, frame }, from, to) => {
  const element = await (await frame()).frameElement();
  const { x = 0, y = 0 } = (await element.boundingBox()) ?? {};
  await page.mouse.move(x + from.x, y + from.y);
  await page.mouse.down();
  await page.mouse.move(x + to.x, y + to.y, { steps: 3 });
  await page.mouse.up();
};

/** Commands that component tests give to the browser they run in: `commands` of `vitest/browser`. */
export const browserCommands = { emulateMedia, leavePointer, dragPointer };

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia(preferences: Preferences): Promise<void>;
    leavePointer(): Promise<void>;
    dragPointer(from: Point, to: Point): Promise<void>;
  }
}
