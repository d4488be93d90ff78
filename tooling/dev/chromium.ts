import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without its window is first: a page opens in a third of the time. */
export const shell = '/usr/bin/chromium-headless-shell';
const withWindow = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const installed = [shell, ...withWindow];

/** For a machine without a display, a sandbox or a network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where a Chromium is on this machine: the one that is asked for, the system's, or the one Playwright downloaded. */
export function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  return [...(wanted ? [wanted] : []), ...installed, chromium.executablePath()].find((file) =>
    existsSync(file),
  );
}

/** A Chromium with a window, for watching a run. */
export function findChromiumWithWindow(): string | undefined {
  return [...withWindow, chromium.executablePath()].find((file) => existsSync(file));
}
