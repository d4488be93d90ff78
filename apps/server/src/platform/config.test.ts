import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('without any setting the product runs embedded, with demo data', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    demo: true,
    demoJobs: 50_400,
    publicUrl: 'http://localhost:3000',
  });
});

test('with a database of its own there is no demo data unless it is asked for', () => {
  const DATABASE_URL = 'postgresql://me@localhost/waymark';
  expect(readConfig({ DATABASE_URL }).demo).toBe(false);
  expect(readConfig({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true);
});

test('every problem is listed at once', () => {
  const read = () => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://x', DEMO_JOBS: '-1' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/PORT[\s\S]*DATABASE_URL[\s\S]*DEMO_JOBS/);
});

test('half of the object storage settings is refused', () => {
  expect(() => readConfig({ S3_BUCKET: 'resumes' })).toThrow(/S3_ENDPOINT/);
});

test('without background work there must be another process that does it', () => {
  expect(() => readConfig({ BACKGROUND: 'false' })).toThrow(/DATABASE_URL/);
  const shared = { DATABASE_URL: 'postgres://db.example/waymark', BACKGROUND: 'false' };
  expect(readConfig(shared).background).toBe(false);
});
