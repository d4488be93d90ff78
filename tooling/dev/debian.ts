import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this machine is a Debian whose packages this user may install. */
export const mayInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs packages of the distribution; whether they are there then is for the caller to look at. */
export function installFromDebian(...names: string[]): void {
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}
