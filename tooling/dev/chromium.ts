import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Where a Chromium is on this machine: the one that is asked for, the system's, or the one Playwright downloaded. */
export function findChromium(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  return [...(wanted ? [wanted] : []), ...INSTALLED, chromium.executablePath()].find((file) =>
    existsSync(file),
  );
}

/** Finds Chromium or installs it: the distribution's where we may, otherwise Playwright's download. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium for the journeys (only needed once) ...');
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) installFromDebian();
  if (!findChromium()) spawnSync('playwright-core', ['install', 'chromium'], { stdio: 'inherit' });
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('Chromium could not be installed: install it and name its program in CHROMIUM_PATH.');
}

function installFromDebian(): void {
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  const updated = spawnSync('apt-get', ['update', '-qq'], options);
  if (updated.status !== 0) return;
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
}
