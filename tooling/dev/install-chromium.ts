import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, shell } from './chromium.ts';
import { installFromDebian, mayInstall } from './debian.ts';

// A step of its own before the tests: what only reads their configuration installs nothing.
if (import.meta.main) {
  try {
    ensureChromium();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** Finds Chromium or installs it: the distribution's where we may, otherwise Playwright's download. */
export function ensureChromium(): string {
  const isWanted = process.env['CHROMIUM_PATH'] !== undefined;
  if (!isWanted && !existsSync(shell) && mayInstall) {
    // Not on stdout: the caller may be a program that parses it.
    console.error('Installing Chromium for the tests (only needed once) ...');
    installFromDebian('chromium-headless-shell', 'fonts-liberation');
    // Older distributions have it in one piece only.
    if (!findChromium()) installFromDebian('chromium', 'fonts-liberation');
  }
  if (!findChromium()) spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  const found = findChromium();
  if (found) return found;
  throw new Error('Chromium could not be installed: install it and name its program in CHROMIUM_PATH.');
}
