// Runs on any Node from 20 on, before anything is installed: Node's own modules only.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInForeground, SetupError } from './foreground.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.installed');
const OLDEST_NODE = 20;
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/;
const INTERRUPTED = 128;

/** The runtime that the product is written for, as the package `node` installs it. */
export const pinnedNode = path.join(modules, 'node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** What node_modules must have been made from: another lock file or another platform needs another install. */
function wantedStamp() {
  const lock = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  return `${lock.digest('hex')} ${process.platform}-${process.arch}\n`;
}

function isInstalled() {
  return existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp();
}

/** Called by npm as the last step of a whole install, so that an interrupted one never counts. */
export function recordInstall() {
  writeFileSync(stamp, wantedStamp());
}

/** Installs exactly what package-lock.json says, unless that was done already. */
export async function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new SetupError(
      `Node ${OLDEST_NODE} or newer is needed and this is ${process.versions.node}: install it from https://nodejs.org and try again.`,
    );
  }
  if (isInstalled()) return;
  // Not on stdout, like what npm says: the command may write its answer there.
  console.error('Installing packages (only needed once and after updates) ...');
  rmSync(stamp, { force: true });
  await cleanInstall();
  if (isInstalled()) return;
  throw new SetupError(
    'npm did not run the install scripts: run `npm config set ignore-scripts false` and try again.',
  );
}

async function cleanInstall() {
  const { code, stderr } = await runNpm([
    'ci',
    '--no-audit',
    '--no-fund',
    '--include=dev',
    '--loglevel=error',
  ]);
  if (code === 0) return;
  if (code > INTERRUPTED) {
    throw new SetupError('The installation was interrupted: run the same command again to repeat it.');
  }
  throw new SetupError(
    NO_NETWORK.test(stderr)
      ? 'The package registry cannot be reached: check the internet connection (or the proxy in `npm config`) and run the same command again.'
      : 'The packages could not be installed: solve what npm reports above and run the same command again.',
  );
}

/** npm is run by the Node it came with: the one in node_modules would be replaced under its feet. */
async function runNpm(parameters) {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [file, ...before] = node && npm && existsSync(npm) ? [node, npm] : ['npm'];
  let stderr = '';
  const options = { cwd: root, env: environmentForNpm(), stdio: ['ignore', process.stderr, 'pipe'] };
  try {
    const code = await runInForeground(file, [...before, ...parameters], options, (child) => {
      child.stderr.on('data', (chunk) => {
        process.stderr.write(chunk);
        stderr += chunk;
      });
    });
    return { code, stderr };
  } catch {
    throw new SetupError('npm was not found: install it together with Node and try again.');
  }
}

/** Without what the outer npm told its script, which would make the inner one work on the wrong event and Node. */
function environmentForNpm() {
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_(?!config_)/i.test(name));
  const ownBin = path.join(modules, '.bin');
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const searchPath = folders.filter((folder) => path.resolve(folder) !== ownBin).join(path.delimiter);
  return { ...Object.fromEntries(inherited), PATH: searchPath };
}
