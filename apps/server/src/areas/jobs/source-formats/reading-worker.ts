import { msg, term } from '@waymark/contract/text/message';
import { hash } from 'node:crypto';
import { appendFile, open, readFile, rm, stat } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { readWords, type WordSettings } from '@waymark/contract/board-words';
import robotsParser from 'robots-parser';
import { StartError } from '../../../platform/errors.ts';
import { jsonLimits } from '../../../platform/input/json-limits.ts';
import { JsonExcess, parseJson } from '../../../platform/input/parse-json.ts';
import { keepMessage, readKept } from '../../../platform/languages/kept-message.ts';
import { sayIn } from '../../../platform/languages/say-in.ts';
import { crawlerName } from '../../../platform/outbound/agent-constants.ts';
import { serveThread } from '../../../platform/serve-thread.ts';
import { writeCsv } from '../../../platform/write-csv.ts';
import { worldGazetteer } from '../../places/places/gazetteer-index.ts';
import { wellKnown } from '../../places/places/city-name-rules.ts';
import { readPlaces } from '../../places/places/reading-rules.ts';
import { readPosting } from '../job-import/draft-rules.ts';
import { readJsonList, readRows, type ReadRow, type SourceRow } from '../job-import/file-gateway.ts';
import { readCategory, readType, readWorkMode } from '../job-import/rules.ts';
import { presentFields } from '../job-import/shown-rules.ts';
import { categoryOfTitle } from '../job-import/title-rules.ts';
import { SourceFields } from '../job-import/value-rules.ts';
import { AttributionScale, attribute, type Attribution, type TitleWords } from './attribution-rules.ts';
import { isRecord, LeftOut, recordsIn } from './board-rules.ts';
import { readPage } from './page-rules.ts';
import { pagingOf, troubleIn } from './paging-rules.ts';
import { PeopleList, personKinds } from './people-rules.ts';
import type { FileToRead, PeopleFile, ReadingAnswer, ReadingCalls } from './reading-gateway.ts';
import { formatOf } from './rules.ts';
import { readXmlRows } from './xml-gateway.ts';

/* Parses and shapes what strangers send: the thread has limits of time and memory, and answers in small parts. */

/** The size of a file of JSON that is parsed. */
const maxJsonBytes = 32 * 1024 * 1024;
/** Of one answer: the main thread copies it at once. */
const maxRows = 100;
const maxCharacters = 200_000;
const maxLinks = 1000;
const maxPeople = 10_000;

const words = readWords(workerData as WordSettings);

let rows: AsyncGenerator<ReadRow> | undefined;
const robots = new Map<string, ReturnType<typeof robotsParser>>();

async function* readFileRows(file: FileToRead): AsyncGenerator<ReadRow> {
  const shown = { left: file.shown };
  const paths = [file.path, ...(file.more ?? [])];
  const form = await findAttribution(file, paths);
  for (const [at, path] of paths.entries()) {
    for await (const row of readPageRows({ ...file, path }, form, shown))
      yield at === 0 ? row : { ...row, at: msg`page ${at + 1}, ${term(row.at)}` };
  }
}

async function* readPageRows(
  file: FileToRead,
  form: Attribution | undefined,
  shown: { left: number },
): AsyncGenerator<ReadRow> {
  const { prepare } = formatOf(file.format);
  for await (const row of readRawRows(file)) {
    if (!('record' in row)) {
      yield row;
      continue;
    }
    const problem = row.record[brokenBlock];
    if (file.format === 'page' && typeof problem === 'string') {
      yield { at: row.at, problem: readKept(problem) };
      continue;
    }
    const { address, now } = file;
    const record = prepare ? prepare(row.record, { address, now, file: row.file ?? {} }) : row.record;
    if (record instanceof LeftOut) yield { at: row.at, leftOut: record.reason };
    else {
      const named = form && { ...record, ...attribute(row.record, form) };
      yield readRow({ at: row.at, record: named ?? record }, file, shown.left-- > 0);
    }
  }
}

/** Where a feed names the companies of its items, if it has no field for them; a mapping or a company knows better. */
async function findAttribution(
  { path: first, format, mapping }: FileToRead,
  paths: readonly string[],
): Promise<Attribution | undefined> {
  const takesCompany = mapping.fields.company.from.includes('company');
  if (format !== 'xml' || !takesCompany || !(await isFeed(first))) return undefined;
  const scale = new AttributionScale(titleWords);
  try {
    for (const path of paths)
      for await (const row of readRawRows({ path, format, mapping }))
        if ('record' in row) scale.add(row.record);
  } catch {
    // It is refused with its line when it is read.
    return undefined;
  }
  return scale.best();
}

const titleWords: TitleWords = {
  isOther: (text) =>
    [readWorkMode(text), readType(text), readCategory(words, text)].some((choice) => choice !== undefined) ||
    isWellKnownPlace(text),
  isOccupation: (text) => categoryOfTitle(words, text) !== undefined,
};

/** Of small towns there are some of most names: it has to be known to everybody. */
const minWeight = wellKnown + 1;

function isWellKnownPlace(text: string): boolean {
  const gazetteer = worldGazetteer();
  if ([...gazetteer.cities(text)].some(({ weight }) => weight >= minWeight)) return true;
  const { places } = readPlaces([text], gazetteer);
  return places.some(({ city, countryCode }) => countryCode !== '' && (city === '' || text.includes(',')));
}

/** RSS or Atom, but no export of WordPress. */
async function isFeed(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const start = buffer.toString('utf8', 0, bytesRead);
    return /<(?:rss|feed|(?:\w+:)?RDF)\b/i.test(start) && !/wp:wxr_version|\/export\/1\./.test(start);
  } finally {
    await file.close();
  }
}

function readRawRows({ path, format, mapping }: Pick<FileToRead, 'path' | 'format'> & { mapping: Listed }) {
  const { kind } = formatOf(format);
  return kind === 'xml'
    ? readXmlRows(path, mapping.list)
    : readRows(path, { ...limitsOfJson, list: mapping.list, delimiter: mapping.delimiter, format: kind });
}

type Listed = Pick<FileToRead['mapping'], 'list' | 'delimiter'>;

const limitsOfJson = {
  maxBytes: maxJsonBytes,
  jsonLimits: { file: jsonLimits.postings, line: jsonLimits.posting },
};

/** The name under which a page's file of postings holds what is wrong with a block of it. */
const brokenBlock = '\0broken';

const readPaging: ReadingCalls['readPaging'] = ({ path, format, list, address, before }) =>
  answer(async () => {
    if (formatOf(format).kind === 'json') {
      const { size } = await stat(path);
      const read = await readJsonList(path, size, { ...limitsOfJson, list });
      const { length: count } = read.list;
      const content = contentOf(read.list[0], read.list.at(-1), count);
      const paging = pagingOf({ around: read.whole, count, before, address });
      return { count, content, trouble: troubleIn(read.whole), ...paging };
    }
    let count = 0;
    const ends: unknown[] = [];
    let around: unknown;
    for await (const row of readRawRows({ path, format, mapping: { list, delimiter: undefined } })) {
      if ('gap' in row || 'leftOut' in row) continue;
      if (count++ === 0) ends.push(row);
      ends[1] = row;
      if ('file' in row) around = row.file;
    }
    return { count, content: contentOf(...ends, count), ...pagingOf({ around, count, before, address }) };
  });

const contentOf = (...ends: unknown[]) => hash('sha256', JSON.stringify(ends), 'base64url');

function readRow(
  { at, record }: Extract<SourceRow, { record: unknown }>,
  { mapping, now }: FileToRead,
  isShown: boolean,
): ReadRow {
  const posting = readPosting(record, { mapping, gazetteer: worldGazetteer(), words, now });
  if ('problems' in posting || !isShown) return { at, posting };
  const fields = new SourceFields(record, mapping);
  return { at, posting, shown: presentFields(fields, posting.draft, posting.readings) };
}

/** The next rows; none at the end. */
async function nextRows(): Promise<ReadRow[]> {
  const part: ReadRow[] = [];
  let length = 0;
  while (part.length < maxRows && length < maxCharacters) {
    const next = await rows?.next();
    if (!next || next.done) break;
    part.push(next.value);
    length += JSON.stringify(next.value).length;
  }
  return part;
}

/** Sentences for people leave the thread as answers: an error would lose its class. */
async function answer<T>(read: () => T | Promise<T>): Promise<ReadingAnswer<T>> {
  try {
    return { read: await read() };
  } catch (error) {
    if (error instanceof StartError) return { refusal: error.said };
    throw error;
  }
}

async function take(page: string): Promise<string> {
  const text = await readFile(page, 'utf8');
  await rm(page);
  return text;
}

async function takeJson({ page, host }: { page: string; host: string }): Promise<unknown> {
  const text = await take(page);
  try {
    return parseJson(text, jsonLimits.postings);
  } catch (error) {
    const said =
      error instanceof JsonExcess
        ? msg`${host} answers with ${term(error.said)}. Check the address.`
        : msg`${host} does not answer with JSON. Check the address.`;
    throw new StartError(said, { cause: error });
  }
}

/** In the file's order the users stand before the posts; what breaks off is said where its postings are read. */
async function readPeople({ path, language }: PeopleFile): Promise<{ count: number; csv: string }> {
  const say = sayIn(language);
  const list = new PeopleList(say);
  try {
    for await (const row of readXmlRows(path, 'wp:author')) if ('record' in row) list.addAuthor(row.record);
    for await (const row of readXmlRows(path, 'item')) if ('record' in row) list.addPost(row.record);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
  }
  const people = list.list().slice(0, maxPeople);
  const listed = people.map(({ email, name, kind, detail }) => [email, name, say(personKinds[kind]), detail]);
  const head = [say`Email`, say`Name`, say`What they are`, say`Details`];
  return { count: people.length, csv: writeCsv([head, ...listed]) };
}

const append = (path: string, records: readonly object[]) =>
  appendFile(path, records.map((record) => `${JSON.stringify(record)}\n`).join(''));

serveThread({
  open: (file) => {
    rows = readFileRows(file);
    return { read: undefined };
  },
  readPaging,
  next: () => answer(nextRows),
  readRobots: ({ file, page }) =>
    answer(async () => {
      robots.set(new URL(file).origin, robotsParser(file, await take(page)));
    }),
  mayRead: (address) => ({
    read: robots.get(new URL(address).origin)?.isAllowed(address, crawlerName) !== false,
  }),
  readPage: ({ page, address, path }) =>
    answer(async () => {
      const { postings, problems, links, ...facts } = readPage(await take(page), address);
      await append(path, [
        ...postings,
        ...problems.map((problem) => ({ [brokenBlock]: keepMessage(problem) })),
      ]);
      return { ...facts, postings: postings.length + problems.length, links: links.slice(0, maxLinks) };
    }),
  readList: (given) =>
    answer(async () => {
      const list = await takeJson(given);
      if (!isRecord(list) || !Array.isArray(list['content']))
        throw new StartError(msg`${given.host} has no list of postings there. Check the address.`);
      const ids = recordsIn(list['content']).map(({ id }) => String(id));
      return { ids: ids.slice(0, maxLinks), total: Number(list['totalFound']) || 0 };
    }),
  readOne: (given) =>
    answer(async () => {
      const posting = await takeJson(given);
      if (isRecord(posting)) await append(given.path, [posting]);
    }),
  readPeople: (file) => answer(() => readPeople(file)),
  readRecords: ({ records, mapping, now }) => ({
    read: records.map((record) => readPosting(record, { mapping, gazetteer: worldGazetteer(), words, now })),
  }),
} satisfies ReadingCalls);
