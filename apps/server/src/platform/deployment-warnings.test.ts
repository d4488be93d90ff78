import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { listDeploymentWarnings } from './deployment-warnings.ts';

const storage = {
  S3_ENDPOINT: 'https://storage.example',
  S3_BUCKET: 'waymark',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const shared = { DATABASE_URL: 'postgres://db.example/waymark' };

test.each([
  ['everything in one directory', {}, 0],
  ['a shared database and shared files', { ...shared, ...storage }, 0],
  ['a shared database, files on one machine', shared, 1],
])('%s', (_name, settings, count) => {
  expect(listDeploymentWarnings(readConfig(settings))).toHaveLength(count);
});

test('the warning says what to set, and nothing that only who runs it may know', () => {
  const [warning] = listDeploymentWarnings(readConfig({ ...shared, DATA_DIR: '/var/lib/waymark' }));
  expect(warning).toContain('S3_ENDPOINT');
  expect(warning).not.toContain('/var/lib/waymark');
});
