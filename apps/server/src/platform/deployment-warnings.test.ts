import { defaultBoardSettings, type BoardSettings } from '@waymark/contract/all-settings';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { listDeploymentWarnings, listOperatorWarnings } from './deployment-warnings.ts';

const storage = {
  S3_ENDPOINT: 'https://storage.example',
  S3_BUCKET: 'waymark',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const shared = { DATABASE_URL: 'postgres://db.example/waymark' };
const mail = { SMTP_URL: 'smtp://mail.example' };

test.each([
  ['everything in one directory', {}, 0],
  ['a shared database and shared files', { ...shared, ...storage, ...mail }, 0],
  ['a shared database, files on one machine', { ...shared, ...mail }, 1],
  ['a demo without a mail server', { DEMO: 'true' }, 0],
  ['no demo, and no mail server', { DEMO: 'false' }, 1],
  ['no demo, with a mail server', { DEMO: 'false', ...mail }, 0],
])('%s', (_name, settings, count) => {
  expect(listDeploymentWarnings(readConfig(settings))).toHaveLength(count);
});

test('the warning says what to set, and nothing that only who runs it may know', () => {
  const [warning] = listDeploymentWarnings(readConfig({ ...shared, DATA_DIR: '/var/lib/waymark' }));
  expect(warning).toContain('S3_ENDPOINT');
  expect(warning).not.toContain('/var/lib/waymark');
});

test('[J-5] without a mail server the warning names the setting and where the mails are', () => {
  const [warning] = listDeploymentWarnings(readConfig({ DEMO: 'false' }));
  expect(warning).toContain('SMTP_URL');
  expect(warning).toContain('/staff/mails');
});

const { operator } = defaultBoardSettings;
const written = { terms: 'a', privacy: 'b', imprint: 'c', fraudPolicy: 'd' };

test.each<[string, Partial<BoardSettings>, boolean, number]>([
  ['nothing entered', {}, false, 1],
  ['a name without an address', { operator: { ...operator, name: 'Harbour Ltd' } }, false, 1],
  ['a name and an address', { operator: { ...operator, name: 'Harbour Ltd', address: 'Hull' } }, false, 0],
  ['texts of staff for some', { ...written, imprint: '' }, false, 1],
  ['texts of staff for all', written, false, 0],
  ['the demo, which has an example', {}, true, 0],
])('[L-36] the operator is asked for: %s', (_name, settings, demo, count) => {
  expect(listOperatorWarnings({ ...defaultBoardSettings, ...settings }, { demo })).toHaveLength(count);
});
