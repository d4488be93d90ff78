import { sayEnglish } from '@waymark/contract/text/say';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { endsWithLine, readRows, type FileNote, type SourceRow } from './file-gateway.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-files-'));
});

async function read(name: string, content?: string | Uint8Array, list?: string) {
  const path = join(directory, name);
  if (content !== undefined) await writeFile(path, content);
  const rows: (SourceRow | FileNote)[] = [];
  for await (const row of readRows(path, { list, delimiter: undefined })) {
    const at = sayEnglish(row.at);
    if ('problem' in row) rows.push({ at, problem: sayEnglish(row.problem) });
    else rows.push('gap' in row ? { at, gap: sayEnglish(row.gap) } : { ...row, at });
  }
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

test('[L-25] a quote that does not close costs its line, and a quote within a field is a sign', async () => {
  const rows = await read(
    'q.csv',
    'id,title,about\n1,"open,a\n2,"Wide",b\n3,"two\nlines",c\n4,Screens of 5" and 7",d\n5,"x" y,e\n6,"say ""hi""",f\n7,"end',
  );
  const problem = 'it has a quotation mark that is not closed; correct the quotes in this line';
  expect(rows).toEqual([
    { at: 'line 2', problem },
    { at: 'line 3', record: { id: '2', title: 'Wide', about: 'b' } },
    { at: 'line 4', record: { id: '3', title: 'two\nlines', about: 'c' } },
    { at: 'line 6', record: { id: '4', title: 'Screens of 5" and 7"', about: 'd' } },
    { at: 'line 7', problem },
    { at: 'line 8', record: { id: '6', title: 'say "hi"', about: 'f' } },
    { at: 'line 9', problem },
  ]);
  await expect(read('h.csv', 'id,"title\n1,b\n')).rejects.toThrow(
    'h.csv is not CSV at line 1: check the quotes',
  );
});

test('[L-25] the shapes that spreadsheets write are read', async () => {
  const record = { id: '7', title: 'Baker', city: '' };
  expect(await read('s.csv', '\uFEFFsep=|\r\nid|title|city\r\n7|Baker|\r\n')).toEqual([
    { at: 'line 3', record },
  ]);
  expect(await read('e.csv', 'id;title;city\n7;Baker;\n;;\n;;;\n\n')).toEqual([{ at: 'line 2', record }]);
  expect(await read('f.csv', 'id\ttitle\tcity\n7\tBaker\n')).toEqual([{ at: 'line 2', record }]);
  expect(await read('m.csv', 'id,title,city\r7,Baker,\r8,Cook,Lyon\r')).toEqual([
    { at: 'line 2', record },
    { at: 'line 3', record: { id: '8', title: 'Cook', city: 'Lyon' } },
  ]);
  expect(await read('w.csv', 'id,title,city\n7,Baker,,,\n8,Cook,Lyon,Nice\n')).toEqual([
    { at: 'line 2', record },
    { at: 'line 3', problem: 'it has 4 columns where the first line has 3' },
  ]);
});

test('the list of a JSON object is found when it is the only one, or named', async () => {
  expect(await read('a.json', '{"total":1,"jobs":[{"id":1}]}')).toEqual([
    { at: 'index 0', record: { id: 1 }, file: { total: 1 } },
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

const record = (id: number) => ({ id, title: `Keeper ${id}`, text: 'He said "go",\nand went.' });
const three = [1, 2, 3].map(record);
const table = three.map(({ id, title, text }) => `${id},${title},"${text.replaceAll('"', '""')}"\n`).join('');
const files = [
  ['a.json', JSON.stringify({ jobs: three }, null, 1)],
  ['b.json', JSON.stringify(three)],
  ['c.ndjson', three.map((one) => `${JSON.stringify(one)}\n`).join('')],
  ['d.csv', `id,title,text\n${table}`],
] as const;

test.each(files)('[L-26] %s that breaks off at any place is refused, or says where', async (name, text) => {
  expect(await read(name, text)).toHaveLength(3);
  for (let length = 1; length < text.length; length += 2) {
    const cut = text.slice(0, length);
    const rows = await read(name, cut).catch((error: Error) => error.message);
    // A source whose last line has no end is not whole: where it has one, its rows are those before it.
    const isSeen =
      typeof rows === 'string' ||
      !(await endsWithLine(join(directory, name))) ||
      rows.some((row) => !('record' in row));
    const isWhole = !name.endsWith('.json') && rows.length === (cut.match(/(?:}|")\n/g)?.length ?? 0);
    expect([length, isSeen || isWhole]).toEqual([length, true]);
  }
});

test('[L-26] a table that breaks off within a line says so', async () => {
  const [, text] = files[3];
  const cut = text.slice(0, text.lastIndexOf('Keeper 3') + 4);
  const rows: object[] = await read('e.csv', cut);
  expect(rows.at(-1)).toMatchObject({ gap: 'Its last line (6) breaks off in the middle.' });
});

test.each([
  ['a list of links beside it', { data: [record(1)], links: [{ rel: 'next' }] }],
  ['deeper objects', { data: { meta: { total: 1 }, jobs: [record(1)] } }],
  ['lists of names beside it', { departments: [{ name: 'A' }], errors: [], results: [record(1)] }],
])('[L-26] the list of postings is found by its fields: %s', async (_name, value) => {
  expect(await read('g.json', JSON.stringify(value))).toMatchObject([{ record: { id: 1 } }]);
});

test('[L-26] two lists of postings are not told apart', async () => {
  const two = JSON.stringify({ open: [record(1)], closed: [record(2)] });
  await expect(read('h.json', two)).rejects.toThrow('has several lists of postings');
});
