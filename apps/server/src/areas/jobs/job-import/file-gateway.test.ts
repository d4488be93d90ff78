import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readRows, type SourceRow } from './file-gateway.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-files-'));
});

async function read(name: string, content?: string | Uint8Array, list?: string) {
  const path = join(directory, name);
  if (content !== undefined) await writeFile(path, content);
  const rows: SourceRow[] = [];
  for await (const row of readRows(path, { list, delimiter: undefined })) rows.push(row);
  return rows;
}

test('a file that is missing, empty or no file is refused in a sentence', async () => {
  await expect(read('none.json')).rejects.toThrow(/There is no file .*none\.json\. Check the path\./);
  await expect(read('empty.json', '')).rejects.toThrow('empty.json is empty. There is nothing to import.');
  await expect(read('blank.json', ' \n ')).rejects.toThrow('blank.json is empty.');
  await mkdir(join(directory, 'folder'));
  await expect(read('folder')).rejects.toThrow('is not a file');
});

test('XML and HTML are refused in a sentence, whatever the file is called', async () => {
  const said = 'is XML or HTML, which is not read. Save it as JSON, NDJSON or CSV and import that.';
  await expect(read('feed.xml', '<?xml version="1.0"?>\n<jobs><job/></jobs>')).rejects.toThrow(said);
  await expect(read('page.csv', '<!doctype html>\n<p>Not found')).rejects.toThrow(said);
});

test('broken JSON is refused with its line, also where it only stops', async () => {
  await expect(read('a.json', '[\n  {"id": 1},\n  {"id" 2}\n]')).rejects.toThrow(
    'a.json is not JSON at line 3.',
  );
  await expect(read('a.json', '[\n  {"id": 1},\n')).rejects.toThrow('a.json is not JSON at line 3.');
});

test('a text that is not UTF-8 is refused with its line', async () => {
  const latin = Buffer.from('id,title\n1,Nurse\n2,Pfl\u00e9ger\n', 'latin1');
  await expect(read('a.csv', latin)).rejects.toThrow('a.csv is not UTF-8 at line 3.');
  await expect(read('a.ndjson', Buffer.from('{"id":1}\n{"id":"\u00e9"}', 'latin1'))).rejects.toThrow(
    'at line 2.',
  );
  await expect(read('a.json', Buffer.from('[\n"\u00e9"]', 'latin1'))).rejects.toThrow('at line 2.');
  await expect(read('b.csv', Buffer.from('\uFEFFid', 'utf16le'))).rejects.toThrow('b.csv is in UTF-16.');
});

test('quotes that do not close are refused with their line', async () => {
  await expect(read('q.csv', 'id,title\n1,"open\n2,b\n')).rejects.toThrow(/q\.csv is not CSV at line \d/);
});

test('the list of a JSON object is found when it is the only one, or named', async () => {
  expect(await read('a.json', '{"total":1,"jobs":[{"id":1}]}')).toEqual([
    { at: 'index 0', record: { id: 1 } },
  ]);
  await expect(read('b.json', '{"a":[],"b":[]}')).rejects.toThrow('several lists');
  expect(await read('b.json', '{"a":{"c":[{"id":2}]},"b":[]}', 'a.c')).toHaveLength(1);
  await expect(read('b.json', '{"a":[]}', 'x')).rejects.toThrow('no list at "x"');
});

test('a file without a known ending is told by its content', async () => {
  expect(await read('one', '{"id":1}\n{"id":2}\n')).toHaveLength(2);
  expect(await read('two', '[{"id":1}]')).toHaveLength(1);
  expect(await read('three', 'id\ttitle\n1\tA, B; C\n')).toEqual([
    { at: 'line 2', record: { id: '1', title: 'A, B; C' } },
  ]);
});
