import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../apps/server/src/testing/server-process.ts';
import { caddyProgram, nginxProgram, writeCaddy, writeNginx } from '../release/proxies.ts';
import type { Proxy } from './proxy.ts';
import { send } from './send.ts';

export type ProxyKind = 'own' | 'nginx' | 'caddy';
const lookEveryMs = 100;
/** As the guide has an operator wait until the proxy has asked a node again. */
const noticedMs = 5000;

/** A proxy of this machine with its file of deploy/proxy, as the guide sets it up before two nodes. */
export async function startInstalledProxy(
  kind: Exclude<ProxyKind, 'own'>,
  nodes: readonly [string, string],
): Promise<Proxy> {
  const directory = mkdtempSync(path.join(tmpdir(), 'waymark-proxy-'));
  const ports = { http: await findFreePort(), https: await findFreePort() };
  const place = { directory, ports, nodes: nodes.map((node) => new URL(node).host) as [string, string] };
  const port = kind === 'nginx' ? ports.https : ports.http;
  const child = kind === 'nginx' ? runNginx(writeNginx(place)) : runCaddy(writeCaddy(place));
  const origin = `http://127.0.0.1:${port}`;
  while ((await send(`${origin}/healthz`, {})).status !== 200) await wait(lookEveryMs);
  return {
    origin,
    async untilReady() {
      for (const node of nodes) {
        while ((await send(`${node}/readyz`, {})).status !== 200) await wait(lookEveryMs);
      }
      await wait(noticedMs);
    },
    async close() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Without TLS, and believing the addresses that the load invents: all of it comes from one. */
function runNginx(file: string): ChildProcess {
  change(file, (text) =>
    text
      .replace(' ssl http2;', ';')
      .replaceAll(/^\s*ssl_.*\n/gm, '')
      .replaceAll('$remote_addr', '$http_x_forwarded_for'),
  );
  return spawn(nginxProgram, ['-c', file], { stdio: 'ignore' });
}

function runCaddy(file: string): ChildProcess {
  change(file, (text) => text.replace('{remote_host}', '{header.X-Forwarded-For}'));
  return spawn(caddyProgram, ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore' });
}

function change(file: string, to: (text: string) => string): void {
  writeFileSync(file, to(readFileSync(file, 'utf8')));
}
