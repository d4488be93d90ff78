import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocksOf, blockWith, guides, runBlock } from './guides.ts';
import { caddyProgram, hasCaddy, hasNginx, nginxProgram, writeNginx } from './proxies.ts';

const mustBeThere = process.env['REQUIRE_PROXIES'] === '1';

function validateCaddy(text: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'waymark-guide-')), 'Caddyfile');
  writeFileSync(file, text);
  const { status, stderr } = spawnSync(
    caddyProgram,
    ['validate', '--adapter', 'caddyfile', '--config', file],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
}

function validateNginx(site: string) {
  const file = writeNginx({
    directory: mkdtempSync(path.join(tmpdir(), 'waymark-guide-')),
    nodes: ['127.0.0.1:3000', '127.0.0.1:3001'],
    ports: { http: 8080, https: 8443 },
    site,
  });
  const { status, stderr } = spawnSync(nginxProgram, ['-t', '-c', file], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

describe('[L-32] the commands of the guides', () => {
  test.each(guides)('of %s can be read by a shell', (guide) => {
    for (const block of blocksOf(guide)) {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: block, encoding: 'utf8' });
      expect(status, `${block}\n${stderr}`).toBe(0);
    }
  });

  test('install the Node that the release needs', () => {
    const [first = ''] = blocksOf('install.md');
    const versions = new Set(first.match(/(?<=\bv)\d+\.\d+\.\d+/g));
    expect([...versions]).toEqual([process.versions.node]);
  });

  test('make a file for one node, with room for the checkout beside it', () => {
    const caddy = runBlock(blockWith('install.md', '/etc/caddy/Caddyfile'))('etc/caddy/Caddyfile');
    expect(caddy).toContain('reverse_proxy 127.0.0.1:3000 {');
    const pay = runBlock(blockWith('stripe.md', 'pay.caddy'))('etc/caddy/sites/pay.caddy');
    if (hasCaddy() || mustBeThere) validateCaddy(caddy.replace('import sites/*.caddy', pay));
    const nginx = runBlock(blockWith('install.md', 'waymark.conf'))('etc/nginx/conf.d/waymark.conf');
    expect(nginx.match(/server 127\.0\.0\.1:\d+/g)).toEqual(['server 127.0.0.1:3000']);
    if (hasNginx() || mustBeThere) validateNginx(nginx);
  });

  test('make a file for two nodes', () => {
    const caddy = runBlock(blockWith('two-nodes.md', '/etc/caddy/Caddyfile'))('etc/caddy/Caddyfile');
    expect(caddy).toMatch(/^jobs\.example \{\n[^]*reverse_proxy 127\.0\.0\.1:3000 127\.0\.0\.1:3001 \{/m);
    if (hasCaddy() || mustBeThere) validateCaddy(caddy);
    const nginx = runBlock(blockWith('two-nodes.md', 'waymark.conf'))('etc/nginx/conf.d/waymark.conf');
    expect(nginx.match(/server 127\.0\.0\.1:\d+/g)).toHaveLength(2);
    if (hasNginx() || mustBeThere) validateNginx(nginx);
  });
});
