import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';

const database = { DATABASE_URL: 'postgresql://me@db.example/waymark' };
const url = 'https://search.example:9200/';

function writeFile(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'waymark-search-engine-')), 'content');
  writeFileSync(path, content);
  return path;
}

test('[L-49] without its address there is no search engine, and the name of its index has a default', () => {
  expect(readConfig(database).searchEngine).toBeUndefined();
  expect(readConfig({ ...database, SEARCH_ENGINE_URL: url }).searchEngine).toEqual({
    url: 'https://search.example:9200',
    user: undefined,
    ca: undefined,
    index: 'waymark-postings',
  });
});

test('[L-49] user, password and certificates of the search engine may stand in files', () => {
  const ca = '-----BEGIN CERTIFICATE-----\nMII\n-----END CERTIFICATE-----';
  const { searchEngine } = readConfig({
    ...database,
    SEARCH_ENGINE_URL: url,
    SEARCH_ENGINE_USER: 'board',
    SEARCH_ENGINE_PASSWORD_FILE: writeFile('open-sesame\n'),
    SEARCH_ENGINE_CA_FILE: writeFile(`${ca}\n`),
    SEARCH_ENGINE_INDEX: 'jobs-2',
  });
  expect(searchEngine).toMatchObject({
    user: { name: 'board', password: 'open-sesame' },
    ca,
    index: 'jobs-2',
  });
});

test.each([
  [{ SEARCH_ENGINE_URL: url }, 'SEARCH_ENGINE_URL needs DATABASE_URL'],
  [{ ...database, SEARCH_ENGINE_URL: 'https://me:open-sesame@search.example' }, 'holds no password'],
  [{ ...database, SEARCH_ENGINE_URL: url, SEARCH_ENGINE_USER: 'board' }, 'PASSWORD together'],
  [{ ...database, SEARCH_ENGINE_USER: 'board', SEARCH_ENGINE_PASSWORD: 'x' }, 'need SEARCH_ENGINE_URL'],
  [{ ...database, SEARCH_ENGINE_URL: url, SEARCH_ENGINE_INDEX: 'Jobs' }, 'lower-case letters'],
  [{ ...database, SEARCH_ENGINE_URL: url, SEARCH_ENGINE_CA_FILE: writeFile('no') }, 'file of certificates'],
  [
    {
      ...database,
      SEARCH_ENGINE_URL: 'http://search.example:9200',
      SEARCH_ENGINE_USER: 'board',
      SEARCH_ENGINE_PASSWORD: 'open-sesame',
    },
    'begins with https://',
  ],
])('[L-49] settings of the search engine that do not fit are refused at start: %#', (settings, message) => {
  expect(() => readConfig(settings)).toThrow(message);
  expect(() => readConfig(settings)).not.toThrow('open-sesame');
});
