import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../apps/checkout-stripe/src/settings.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { serverFlags } from '../dev/server-process.mjs';
import { root } from '../root.ts';
import { linesOfGuide, startOf } from './units.ts';

const contents: Record<string, string> = {
  database_url: 'postgresql://waymark:secret@127.0.0.1:5432/waymark',
  smtp_url: 'smtp://user:secret@mail.example:587',
  backup_key: `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
  checkout_partner_secret: 'a'.repeat(64),
  checkout_webhook_secret: `whsec_${Buffer.alloc(32).toString('base64')}`,
  partner: 'a'.repeat(64),
  reports: `whsec_${Buffer.alloc(32).toString('base64')}`,
  key: 'sk_test_abc',
  events: 'whsec_abc',
};
const directory = mkdtempSync(path.join(tmpdir(), 'waymark-units-'));
for (const [name, content] of Object.entries(contents))
  writeFileSync(path.join(directory, name), `${content}\n`);

/** The files of secrets are in a directory of this machine. */
const withSecrets = (environment: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      name.endsWith('_FILE') && name !== 'STATE_FILE' ? path.join(directory, path.basename(value)) : value,
    ]),
  );

const one = linesOfGuide('install.md', '/etc/waymark/settings');
const two = { ...one, ...linesOfGuide('two-nodes.md', '/etc/waymark/settings') };
const configOf = (unit: string, instance = '', settings: Record<string, string> = two) =>
  readConfig(withSecrets(startOf(unit, { instance, settings }).environment));

describe('[L-32] the units with the settings of the guides', () => {
  test('one node does its work itself', () => {
    expect(configOf('waymark-web@.service', '3000', one)).toMatchObject({
      port: 3000,
      background: true,
      publicUrl: 'https://jobs.example',
      databaseUrl: contents['database_url'],
      dataDirectory: '/var/lib/waymark/web-3000',
      metrics: { port: 13_000, host: '127.0.0.1' },
    });
  });

  test('a node starts as it is measured', () => {
    const { program } = startOf('waymark-web@.service', { instance: '3000', settings: one });
    expect(program).toEqual(['node', ...serverFlags, 'apps/server/build/main.js']);
  });

  test('a second node and a worker have ports and directories of their own', () => {
    const configs = [
      configOf('waymark-web@.service', '3000'),
      configOf('waymark-web@.service', '3001'),
      configOf('waymark-worker.service'),
    ];
    expect(configs.map(({ background }) => background)).toEqual([false, false, true]);
    const [first, second] = configs;
    const ports = [first?.port, second?.port, ...configs.map(({ metrics }) => metrics?.port)];
    expect(new Set(ports)).toHaveLength(5);
    expect(new Set(configs.map(({ dataDirectory }) => dataDirectory))).toHaveLength(3);
    expect(configs.map(({ s3 }) => s3?.bucket)).toEqual(['our-board', 'our-board', 'our-board']);
  });

  test('no line of the settings takes what a process has for itself', () => {
    const settings = { ...two, PORT: '80', METRICS_PORT: '9100', DATA_DIR: '/tmp', BACKGROUND: 'false' };
    expect(configOf('waymark-web@.service', '3001', settings)).toMatchObject({
      port: 3001,
      metrics: { port: 13_001 },
      dataDirectory: '/var/lib/waymark/web-3001',
    });
    expect(configOf('waymark-worker.service', '', settings)).toMatchObject({
      background: true,
      metrics: { port: 19_100 },
    });
    expect(startOf('waymark-drill.service', { settings }).environment['DATA_DIR']).toBe(
      '/var/lib/waymark/drill',
    );
  });

  test('[L-20] the checkout through Stripe reads its secrets from files, and keeps its state beside the releases', () => {
    const settings = linesOfGuide('stripe.md', '/etc/waymark/stripe');
    const { environment, program } = startOf('waymark-stripe.service', { settings });
    expect(readSettings(withSecrets(environment))).toMatchObject({
      origin: 'https://pay.jobs.example',
      productUrl: 'https://jobs.example',
      partnerSecret: contents['partner'],
      stripe: { secretKey: 'sk_test_abc' },
      stateFile: '/var/lib/waymark-stripe/state.sqlite',
    });
    expect(program).toEqual(['node', 'apps/checkout-stripe/main.ts']);
    const board = { ...two, ...linesOfGuide('stripe.md', '/etc/waymark/settings') };
    expect(configOf('waymark-web@.service', '3000', board).checkout).toMatchObject({
      origin: 'https://pay.jobs.example',
      partnerSecret: contents['checkout_partner_secret'],
    });
  });

  const analyze = '/usr/bin/systemd-analyze';
  test.skipIf(!existsSync(analyze))('are units that systemd takes', () => {
    const folder = path.join(root, 'deploy/systemd');
    const units = readdirSync(folder).map((name) => path.join(folder, name));
    expect(units.length).toBeGreaterThan(4);
    const { status, stderr } = spawnSync(analyze, ['verify', ...units], { encoding: 'utf8' });
    // Which programs and folders this machine has is not the question.
    expect(stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
    expect(status).toBe(0);
  });
});

test('[L-32] the programs of all units are in a release', () => {
  const folder = path.join(root, 'deploy/systemd');
  for (const unit of readdirSync(folder).filter((name) => name.endsWith('.service'))) {
    const program = startOf(unit, { settings: {} }).program.at(-1) ?? '';
    const source = program.replace(/^apps\/server\/build\/(\w+)\.js$/, 'apps/server/$1.ts');
    expect(readFileSync(path.join(root, source), 'utf8').length, unit).toBeGreaterThan(0);
  }
});
