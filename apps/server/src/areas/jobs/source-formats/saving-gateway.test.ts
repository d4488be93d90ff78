import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { detectFormat } from './rules.ts';
import { saveAsUtf8 } from './saving-gateway.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'waymark-saving-'));
});

/** The text that is kept, or the sentence that refuses it. */
async function saved(bytes: Buffer, contentType = '', size = bytes.length): Promise<string> {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const path = join(directory, 'feed');
  return saveAsUtf8(chunks(), path, { name: 'FEED', contentType }).then(
    () => readFile(path, 'utf8'),
    (error: Error) => error.message,
  );
}

const xml = (encoding: string, text = 'Müller & Söhne') =>
  `<?xml version="1.0"${encoding && ` encoding="${encoding}"`}?><job>${text}</job>`;

describe('[L-26] the bytes say their encoding where header and declaration do not agree', () => {
  test.each([
    ['a header of Apache for a feed in UTF-8', xml('UTF-8'), 'text/xml; charset=iso-8859-1'],
    ['a header alone', '[{"company":"Müller"}]', 'application/json; charset=ISO-8859-1'],
    ['a declaration alone', xml('windows-1252'), 'application/xml'],
    ['nothing', 'id;company\n1;Müller', ''],
    ['quotes around it', xml('utf-8'), "text/xml; charset='utf-8'"],
  ])('UTF-8 with %s', async (_name, text, contentType) => {
    expect(await saved(Buffer.from(text), contentType)).toBe(text);
    expect(await saved(Buffer.from(text), contentType, 1)).toBe(text);
  });

  test('another encoding where both or one of them name it', async () => {
    const latin = Buffer.from(xml('ISO-8859-1'), 'latin1');
    for (const type of ['text/xml', 'text/xml; charset=iso-8859-1', 'text/xml; charset=windows-1252'])
      expect(await saved(latin, type)).toBe(xml('ISO-8859-1'));
    expect(await saved(Buffer.from(xml('UTF-16'), 'utf16le'))).toBe(xml('UTF-16'));
    expect(await saved(Buffer.from(xml('UTF-16'), 'utf16le'), 'text/xml; charset=utf-16')).toBe(
      xml('UTF-16'),
    );
    expect(await saved(Buffer.from(`\uFEFF${xml('')}`, 'utf16le'))).toBe(xml(''));
    expect(await saved(Buffer.from(`\uFEFF${xml('')}`))).toBe(xml(''));
  });

  test.each([
    [
      'text/xml; charset=iso-8859-1',
      'UTF-8',
      /^FEED is sent as iso-8859-1 and declares UTF-8, and it is not/,
    ],
    ['text/xml; charset=utf-8', 'ISO-8859-1', /^FEED is sent as utf-8 and declares ISO-8859-1/],
    ['text/xml; charset=windows-1250', 'koi8-r', /^FEED is sent as windows-1250 and declares koi8-r/],
    ['text/xml', 'UTF-8', /^FEED is said to be in utf-8, and is not after about 0 kB/],
    ['text/csv', '', /^FEED is said to be in utf-8/],
  ])('bytes that are not UTF-8 are refused as %s with "%s" declared', async (type, encoding, sentence) => {
    expect(await saved(Buffer.from(xml(encoding), 'latin1'), type)).toMatch(sentence);
  });

  test('half a letter at the end', async () => {
    expect(await saved(Buffer.from('id,title\n1,Bä').subarray(0, -1))).toMatch(
      /^FEED is said to be in utf-8/,
    );
  });
});

describe('[L-26] a file that is packed is read, or named for what it is', () => {
  test('gzip is read, and refused where it breaks off', async () => {
    const packed = gzipSync(xml('UTF-8'));
    expect(await saved(packed, 'application/gzip')).toBe(xml('UTF-8'));
    expect(await saved(Buffer.concat([packed, gzipSync('more')]), '', 7)).toBe(`${xml('UTF-8')}more`);
    for (const length of [12, packed.length - 9, packed.length - 1]) {
      expect(await saved(packed.subarray(0, length))).toMatch(/^FEED is packed with gzip, and it is damaged/);
    }
  });

  const zip = (names: string) => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.from(names)]);
  const tar = Buffer.concat([
    Buffer.from('feed.xml'.padEnd(257, '\0')),
    Buffer.from('ustar\0'),
    Buffer.alloc(300),
  ]);
  test.each([
    ['a ZIP archive', zip('....feed.xml')],
    ['an Excel workbook (XLSX)', zip('[Content_Types].xml....xl/workbook.xml')],
    ['an OpenDocument table (ODS)', zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')],
    ['a text document (DOCX, ODT)', zip('[Content_Types].xml....word/document.xml')],
    ['a file of an old Excel or Word (XLS, DOC)', Buffer.from('d0cf11e0a1b11ae1000000', 'hex')],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ')],
    ['a TAR archive', tar],
    ['a TAR archive', gzipSync(tar)],
    ['packed with bzip2', Buffer.from('BZh91AY&SY')],
    ['a 7z archive', Buffer.from('377abcaf271c0004', 'hex')],
    ['a picture or a film', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('%s', async (what, bytes) => {
    expect(await saved(bytes)).toContain(`FEED is ${what}, which is not read.`);
  });

  test('nothing is left beside the text', async () => {
    await saved(Buffer.from(xml('UTF-8'), 'latin1'));
    await saved(Buffer.from('[]'));
    expect(await readdir(directory)).toEqual(['feed']);
  });
});

test.each([
  ['<?xml version="1.0"?>\n<source><job/></source>', 'text/html; charset=utf-8', 'xml'],
  ['<rss version="2.0"><channel/></rss>', 'text/html', 'xml'],
  ['\n <!-- made today --><feed xmlns="http://www.w3.org/2005/Atom"/>', 'text/html', 'xml'],
  ['<jobs><job/></jobs>', 'text/html', 'xml'],
  ['<j:jobs xmlns:j="x"/>', 'text/html', 'xml'],
  ['<?xml version="1.0"?><!DOCTYPE html PUBLIC "x"><html/>', 'application/xhtml+xml', 'page'],
  ['<!doctype html><p>', 'text/html', 'page'],
  ['<!-- cached --><!DOCTYPE HTML><html>', 'text/html', 'page'],
  ['<div>Careers</div>', 'text/html', 'page'],
  ['<html lang="en">', '', 'page'],
  ['[{"id":1}]', 'text/html', 'json'],
] as const)('[L-26] %j sent as %j is %s', (start, contentType, format) => {
  expect(detectFormat(start, contentType)).toBe(format);
});
