import { expect, test } from 'vitest';
import { canonicalPath, paths, protectedPaths } from './paths.ts';

test.each([
  ['/jobs-profile/', '/jobs-profile'],
  ['/Jobs-Profile', '/jobs-profile'],
  ['/JOBS-PROFILE///', '/jobs-profile'],
  ['/%6Aobs-profile', '/jobs-profile'],
  ['/Company-Post-Jobs/', '/company-post-jobs'],
  ['/Home/', '/home'],
  ['//', '/'],
])('[A-6] %s is another spelling of %s', (spelled, path) => {
  expect(canonicalPath(spelled)).toBe(path);
});

test('[A-6] every page is its own one address, and what is no page is left alone', () => {
  for (const path of [...Object.values(paths), ...protectedPaths]) expect(canonicalPath(path)).toBe(path);
  for (const path of ['/nowhere/', '/Assets/A.js', '///home', '/%', '/%E0%A4%A', '/api/docs/']) {
    expect(canonicalPath(path)).toBe(path);
  }
});
