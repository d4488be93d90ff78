import { msg, term, type Message } from '@waymark/contract/text/message';
import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { StartError } from '../../../platform/errors.ts';
import { jsonLimits, type JsonLimits } from '../../../platform/input/json-limits.ts';
import { JsonExcess, parseJson } from '../../../platform/input/parse-json.ts';
import { isGzip, refusePacked } from './packed-rules.ts';
import type { PreviewedPosting } from '@waymark/contract/jobs/job-sources';
import type { ReadPosting } from './draft-rules.ts';
import { findLists } from './list-rules.ts';
import type { SourceRecord } from './value-rules.ts';

/** Of a file and no posting: what it lacks, as a sentence, or what it has that is not meant to be open. */
export type FileNote = { at: Message } & ({ gap: Message } | { leftOut: Message });

/** One posting of a file with the place where it stands, or what is wrong there. */
export type SourceRow = { at: Message } & (
  | { record: SourceRecord; file?: SourceRecord }
  | { problem: Message }
);

/** The same after it was read; `shown`: as the source writes it, of the first ones. */
export type ReadRow =
  | FileNote
  | ({ at: Message } & ({ posting: ReadPosting; shown?: PreviewedPosting['fields'] } | { problem: Message }));

type Format = 'json' | 'ndjson' | 'csv';
interface ReadOptions {
  /** Told by the ending or the content where it is not given. */
  format?: Format;
  /** The maximum of a JSON file. */
  maxBytes?: number;
  /** What is parsed of it; an operator's own file is not limited. */
  jsonLimits?: { file: JsonLimits; line: JsonLimits };
  /** The path of the list in a JSON object. */
  list: string | undefined;
  delimiter: string | undefined;
}

const formats: Record<string, Format> = {
  '.json': 'json',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.csv': 'csv',
  '.tsv': 'csv',
};
// A JSON array is read whole; above this it would take gigabytes of memory.
const jsonMaxBytes = 200 * 1024 * 1024;
const lineMaxLength = 10_000_000;

/** Streams the rows of a JSON, NDJSON or CSV file. Throws a StartError that names the file and the line. */
export async function* readRows(path: string, options: ReadOptions): AsyncGenerator<SourceRow | FileNote> {
  const { size, start } = await inspect(path);
  if (start.startsWith('<')) {
    throw new StartError(
      msg`${basename(path)} is XML or HTML, which is not read. Save it as JSON, NDJSON or CSV and import that.`,
    );
  }
  const format = options.format ?? formats[extname(path).toLowerCase()] ?? detectFormat(start);
  if (format === 'json') yield* readJson(path, size, options);
  else if (format === 'ndjson') yield* readNdjson(path, options);
  else if (/^(?:\[\s*[[{\]]|\{\s*")/.test(start))
    throw new StartError(msg`${basename(path)} is JSON and no table. Read it as JSON or NDJSON.`);
  else yield* readCsv(path, options.delimiter);
}

async function inspect(path: string): Promise<{ size: number; start: string }> {
  const name = basename(path);
  const about = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new StartError(msg`There is no file ${path}. Check the path.`);
    throw new StartError(msg`${name} cannot be read (${error.code}). Give this user read access to it.`);
  });
  if (!about.isFile()) throw new StartError(msg`${path} is not a file. Name the file to import.`);
  if (about.size === 0) throw new StartError(msg`${name} is empty. There is nothing to import.`);
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(msg`${name} cannot be read (${error.code}). Give this user read access to it.`);
  });
  const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
  await file.close();
  const head = buffer.subarray(0, bytesRead);
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
    throw new StartError(msg`${name} is in UTF-16. Save it as UTF-8 and import it again.`);
  }
  refusePacked(head, name);
  if (isGzip(head))
    throw new StartError(msg`${name} is packed with gzip. Unpack it, and import the file in it.`);
  return { size: about.size, start: withoutMark(head.toString('utf8')).trimStart() };
}

function detectFormat(start: string): Format {
  if (start.startsWith('[')) return 'json';
  if (!start.startsWith('{')) return 'csv';
  const [first = '', second = ''] = start.split('\n');
  return 'value' in parsed(first, jsonLimits.posting) && second.trimStart().startsWith('{')
    ? 'ndjson'
    : 'json';
}

function parsed(text: string, limits: JsonLimits): { value: unknown } | { problem: Message } {
  try {
    return { value: parseJson(text, limits) };
  } catch (error) {
    return { problem: error instanceof JsonExcess ? msg`it has ${term(error.said)}` : msg`it is not JSON` };
  }
}

async function* readJson(path: string, size: number, options: ReadOptions): AsyncGenerator<SourceRow> {
  const { whole, list } = await readJsonList(path, size, options);
  const file = Array.isArray(whole) ? {} : { file: aroundList(whole as SourceRecord) };
  for (const [index, item] of list.entries()) yield { ...toRow(msg`index ${index}`, item), ...file };
}

/** What a file says of all its postings. */
const aroundList = (whole: SourceRecord): SourceRecord =>
  Object.fromEntries(Object.entries(whole).filter(([, value]) => typeof value !== 'object'));

/** A JSON file and the list of postings in it. Throws a StartError. */
export async function readJsonList(
  path: string,
  size: number,
  {
    list,
    maxBytes = jsonMaxBytes,
    jsonLimits: limits,
  }: Pick<ReadOptions, 'list' | 'maxBytes' | 'jsonLimits'>,
): Promise<{ whole: unknown; list: unknown[] }> {
  const name = basename(path);
  if (size > maxBytes) {
    throw new StartError(
      msg`${name} has ${Math.round(size / 1024 / 1024)} MB; a JSON file is read whole up to ${Math.floor(maxBytes / 1024 / 1024)} MB. Convert it to NDJSON (one object a line) and import that.`,
    );
  }
  const bytes = await readFile(path);
  if (!isUtf8(bytes)) await refuseEncoding(path);
  const whole = parseWhole(bytes, name, limits?.file ?? jsonLimits.trusted);
  return { whole, list: findList(whole, list, name) };
}

function parseWhole(bytes: Buffer, name: string, limits: JsonLimits): unknown {
  const text = withoutMark(bytes.toString('utf8'));
  if (text.trim() === '') throw new StartError(msg`${name} is empty. There is nothing to import.`);
  try {
    return parseJson(text, limits);
  } catch (error) {
    if (error instanceof JsonExcess)
      throw new StartError(msg`${name} has ${term(error.said)}. Split it, and import its parts.`, {
        cause: error,
      });
    // V8 says where; when it does not, the text ended too early.
    const position = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? text.length);
    const line = text.slice(0, position).split('\n').length;
    const isCut = /end of JSON|Unterminated/.test((error as Error).message);
    throw new StartError(
      isCut
        ? msg`${name} is not JSON at line ${line}. It breaks off there: have it sent whole, and import it again.`
        : msg`${name} is not JSON at line ${line}. Correct it there and import it again.`,
      { cause: error },
    );
  }
}

function findList(value: unknown, path: string | undefined, name: string): unknown[] {
  if (path !== undefined) {
    const found = path.split('.').reduce<unknown>((one, key) => (one as SourceRecord | null)?.[key], value);
    if (Array.isArray(found)) return found;
    throw new StartError(msg`${name} has no list at "${path}". Correct "list" in the mapping.`);
  }
  if (Array.isArray(value)) return value;
  const lists = findLists(value);
  const [only] = lists;
  if (only && lists.length === 1) return only;
  throw new StartError(
    lists.length === 0
      ? msg`${name} has no list of postings. Name the right one as "list" in a mapping.`
      : msg`${name} has several lists of postings. Name the right one as "list" in a mapping.`,
  );
}

async function* readNdjson(
  path: string,
  { jsonLimits: limits }: Pick<ReadOptions, 'jsonLimits'>,
): AsyncGenerator<SourceRow> {
  for await (const { number, text } of readLines(path)) {
    if (text.trim() === '') continue;
    const at = msg`line ${number}`;
    const result = parsed(text, limits?.line ?? jsonLimits.trusted);
    yield 'value' in result ? toRow(at, result.value) : { at, ...result };
  }
}

function toRow(at: Message, item: unknown): SourceRow {
  const isObject = item !== null && typeof item === 'object' && !Array.isArray(item);
  return isObject ? { at, record: item as SourceRecord } : { at, problem: msg`it is not an object` };
}

async function* readCsv(path: string, delimiter: string | undefined): AsyncGenerator<SourceRow | FileNote> {
  const named = await readSeparatorLine(path);
  const separator = delimiter ?? named ?? (await guessDelimiter(path));
  let header: string[] | undefined;
  let last: { number: number; length: number } | undefined;
  for await (const { number, fields } of readRecords(path, separator, named === undefined ? 0 : 1)) {
    const at = msg`line ${number}`;
    if (fields === undefined) {
      if (!header) throw brokenHeader(path, number);
      yield {
        at,
        problem: msg`it has a quotation mark that is not closed; correct the quotes in this line`,
      };
    } else if (fields.every((field) => field.trim() === '')) continue;
    else if (!header) header = fields;
    else if (fields.slice(header.length).every((field) => field.trim() === '')) {
      last = { number, length: fields.length };
      yield { at, record: combine(header, fields) };
    } else
      yield { at, problem: msg`it has ${fields.length} columns where the first line has ${header.length}` };
  }
  if (!last && header?.length === 1) throw notTable(path, header);
  if (last && last.length < (header?.length ?? 0) && !(await endsWithLine(path)))
    yield {
      at: msg`line ${last.number}`,
      gap: msg`Its last line (${last.number}) breaks off in the middle.`,
    };
}

const notTable = (path: string, [first = '']: readonly string[]) =>
  new StartError(msg`${basename(path)} is no table: all it has is "${first.trim().slice(0, 80)}".`);

/** Whether the last line of a file has its end. */
export async function endsWithLine(path: string): Promise<boolean> {
  const { size } = await stat(path);
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    return bytesRead === 0 || buffer[0] === lineFeed || buffer[0] === carriageReturn;
  } finally {
    await file.close();
  }
}

interface CsvRecord {
  /** The line on which it begins. */
  number: number;
  /** Undefined where its quotes are broken. */
  fields: string[] | undefined;
}

/** Lines that a field may go over: after that its quote is taken for a mistake. */
const maxLinesOfRecord = 2000;

/** The records of a file. One with broken quotes costs its first line and no other. */
async function* readRecords(path: string, delimiter: string, skipped: number): AsyncGenerator<CsvRecord> {
  let lines: { number: number; text: string }[] = [];
  const begin = function* (isEnd: boolean): Generator<CsvRecord> {
    while (lines.length > 0) {
      const [first] = lines;
      if (!first) return;
      const text = lines.map((line) => line.text).join('\n');
      const fields = readFields(text, delimiter);
      const isWithin = lines.length < maxLinesOfRecord && text.length < lineMaxLength;
      if (fields === 'open' && isWithin && !isEnd) return;
      if (Array.isArray(fields)) {
        yield { number: first.number, fields };
        lines = [];
        return;
      }
      yield { number: first.number, fields: undefined };
      const rest = lines.slice(1);
      lines = [];
      for (const line of rest) {
        lines.push(line);
        if (lines.length === 1 || line.text.includes('"')) yield* begin(false);
      }
    }
  };
  for await (const line of readLines(path)) {
    if (line.number <= skipped || (lines.length === 0 && line.text.trim() === '')) continue;
    lines.push({ ...line, text: line.text.replace(/\r$/, '') });
    // Only another quote can close an open one.
    const mayEnd = lines.length === 1 || line.text.includes('"') || lines.length >= maxLinesOfRecord;
    if (mayEnd) yield* begin(false);
  }
  yield* begin(true);
}

/**
 * The fields of one record (RFC 4180); `open` where a quoted field still needs its end, `broken` where something stands
 * behind it. A quote within a field is a sign like others: 5" of screen.
 */
function readFields(text: string, delimiter: string): string[] | 'open' | 'broken' {
  const fields: string[] = [];
  for (let at = 0; ; at++) {
    const next = text.indexOf(delimiter, at);
    const plain = next === -1 ? text.slice(at) : text.slice(at, next);
    if (!plain.trimStart().startsWith('"')) {
      fields.push(plain);
      at = next;
    } else {
      const begin = text.indexOf('"', at) + 1;
      const end = endOfQuoted(text, begin);
      if (end === -1) return 'open';
      const after = text.indexOf(delimiter, end);
      const rest = after === -1 ? text.slice(end + 1) : text.slice(end + 1, after);
      if (rest.trim() !== '') return 'broken';
      fields.push(text.slice(begin, end).replaceAll('""', '"'));
      at = after;
    }
    if (at === -1) return fields;
  }
}

/** Where the quote stands that ends a field; two in a row are a quote within it. -1 for none. */
function endOfQuoted(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text.charAt(at + 1) === '"') at = text.indexOf('"', at + 2);
  return at;
}

function brokenHeader(path: string, line: number): StartError {
  return new StartError(
    msg`${basename(path)} is not CSV at line ${line}: check the quotes there, and import it again.`,
  );
}

function combine(header: readonly string[], record: readonly string[]): SourceRecord {
  return Object.fromEntries(header.map((name, index) => [name.trim(), record[index] ?? '']));
}

/** Spreadsheets may name the separator in a line of its own: "sep=;". */
async function readSeparatorLine(path: string): Promise<string | undefined> {
  for await (const { text } of readLines(path)) return /^"?sep=(.)"?\r?$/i.exec(text)?.[1];
  return undefined;
}

async function guessDelimiter(path: string): Promise<string> {
  for await (const { text } of readLines(path)) {
    const counts = [',', ';', '\t'].map((one) => [text.split(one).length, one] as const);
    return counts.toSorted(([a], [b]) => b - a)[0]?.[1] ?? ',';
  }
  return ',';
}

const lineFeed = 10;
const carriageReturn = 13;

/** Old spreadsheets end lines with a carriage return alone. */
async function findLineEnd(path: string): Promise<number> {
  const { start } = await inspect(path);
  return start.includes('\n') || !start.includes('\r') ? lineFeed : carriageReturn;
}

/** The lines of a UTF-8 file, from 1. A line that is not UTF-8 ends it: guessing would store broken names. */
async function* readLines(path: string): AsyncGenerator<{ number: number; text: string }> {
  const lineEnd = await findLineEnd(path);
  let number = 0;
  let pending: Buffer[] = [];
  const finish = (rest: Buffer) => {
    const bytes = pending.length === 0 ? rest : Buffer.concat([...pending, rest]);
    pending = [];
    number++;
    if (!isUtf8(bytes)) throw encodingError(path, number);
    return { number, text: number === 1 ? withoutMark(bytes.toString('utf8')) : bytes.toString('utf8') };
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(lineEnd); end !== -1; end = chunk.indexOf(lineEnd, from)) {
      yield finish(chunk.subarray(from, end));
      from = end + 1;
    }
    pending.push(chunk.subarray(from));
    if (pending.length * chunk.length > lineMaxLength * 2) {
      throw new StartError(
        msg`${basename(path)} has a line of more than 10 MB after line ${number}. Split it.`,
      );
    }
  }
  if (pending.some((part) => part.length > 0)) yield finish(Buffer.alloc(0));
}

async function refuseEncoding(path: string): Promise<never> {
  for await (const line of readLines(path)) void line;
  throw encodingError(path, 1);
}

function encodingError(path: string, line: number): StartError {
  return new StartError(
    msg`${basename(path)} is not UTF-8 at line ${line}. Save it as UTF-8 and import it again.`,
  );
}

/** Spreadsheets put a byte order mark before the first character. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
