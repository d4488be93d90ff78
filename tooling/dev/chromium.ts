import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installFromDebian, mayInstall } from './debian.ts';

/** Chromium without its window is first: a page opens in a third of the time. */
const shell = '/usr/bin/chromium-headless-shell';
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

/** Finds Chromium or installs it: the distribution's where we may, otherwise Playwright's download. */
export function ensureChromium(): string {
  const isWanted = process.env['CHROMIUM_PATH'] !== undefined;
  if (!isWanted && !existsSync(shell) && mayInstall) {
    // Not on stdout: the caller may be a program that parses it.
    console.error('Installing Chromium for the journeys (only needed once) ...');
    installFromDebian('chromium-headless-shell');
    // Older distributions have it in one piece only.
    if (!findChromium()) installFromDebian('chromium');
  }
  if (!findChromium()) spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  const found = findChromium();
  if (found) return found;
  throw new Error('Chromium could not be installed: install it and name its program in CHROMIUM_PATH.');
}
