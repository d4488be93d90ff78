import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'waymark-stripe-'));
function inFile(name: string, content: string): string {
  writeFileSync(path.join(directory, name), content);
  return path.join(directory, name);
}
const given = {
  CHECKOUT_ORIGIN: 'https://pay.jobs.example',
  PUBLIC_URL: 'https://jobs.example',
  CHECKOUT_PARTNER_SECRET_FILE: inFile('partner', `${'a'.repeat(32)}\n`),
  CHECKOUT_WEBHOOK_SECRET_FILE: inFile('reports', 'whsec_abc\n'),
  STRIPE_SECRET_KEY_FILE: inFile('key', 'rk_live_abc'),
  STRIPE_WEBHOOK_SECRET_FILE: inFile('events', 'whsec_def'),
};

describe('[L-30, L-32] settings of the checkout through Stripe', () => {
  test('every secret may stand in a file, and an empty setting is none', () => {
    expect(readSettings({ ...given, BOARD_API_URL: '', STRIPE_SECRET_KEY: '' })).toMatchObject({
      apiUrl: 'https://jobs.example/api',
      partnerSecret: 'a'.repeat(32),
      webhookSecret: 'whsec_abc',
      stripe: { secretKey: 'rk_live_abc', webhookSecret: 'whsec_def' },
    });
  });

  test('a file that cannot be read is named among all other problems, and no secret is printed', () => {
    const read = () =>
      readSettings({
        ...given,
        PUBLIC_URL: undefined,
        STRIPE_SECRET_KEY_FILE: inFile('wrong', 'pk_live_open-sesame'),
        STRIPE_WEBHOOK_SECRET_FILE: '/nowhere/events',
      });
    expect(read).toThrow(
      /STRIPE_WEBHOOK_SECRET_FILE: \/nowhere\/events cannot be read[^]*PUBLIC_URL[^]*STRIPE_SECRET_KEY begins with/,
    );
    expect(read).not.toThrow(/open-sesame/);
  });
});
