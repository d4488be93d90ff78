import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { caddyProgram, hasCaddy, hasNginx, nginxProgram, writeCaddy, writeNginx } from './proxies.ts';

const place = () => ({
  directory: mkdtempSync(path.join(tmpdir(), 'waymark-proxy-')),
  nodes: ['127.0.0.1:3000', '127.0.0.1:3001'] as const,
  ports: { http: 8080, https: 8443 },
});
const run = (program: string, ...parameters: string[]) => {
  const { status, stderr } = spawnSync(program, parameters, { encoding: 'utf8' });
  return { status, stderr };
};
const mustBeThere = process.env['REQUIRE_PROXIES'] === '1';

describe('[L-32] the files of proxies are taken as they are', () => {
  test.skipIf(!hasNginx() && !mustBeThere)('by nginx', () => {
    const file = writeNginx(place());
    const { status, stderr } = run(nginxProgram, '-t', '-c', file);
    expect(stderr).not.toMatch(/\[(?:emerg|alert|crit)\]/);
    expect(status, stderr).toBe(0);
  });

  test.skipIf(!hasCaddy() && !mustBeThere)('by Caddy, alone and with the checkout beside it', () => {
    const given = place();
    const file = writeCaddy(given);
    const validate = () => run(caddyProgram, 'validate', '--adapter', 'caddyfile', '--config', file);
    expect(validate()).toMatchObject({ status: 0 });
    mkdirSync(path.join(given.directory, 'sites'));
    copyFileSync(
      path.join(root, 'deploy/proxy/stripe.caddy'),
      path.join(given.directory, 'sites/stripe.caddy'),
    );
    process.env['CHECKOUT_ORIGIN'] = 'http://pay.jobs.example';
    try {
      const { stderr, status } = validate();
      expect(status, stderr).toBe(0);
    } finally {
      delete process.env['CHECKOUT_ORIGIN'];
    }
  });
});
