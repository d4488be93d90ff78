import { msg, type Message } from '@waymark/contract/text/message';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFormatName } from '@waymark/contract/jobs/source-choices';
import { newId } from '../../../platform/ids.ts';
import { endsWithLine } from '../job-import/file-gateway.ts';
import type { GivenMapping } from '../job-import/mapping-rules.ts';
import { fetchPages } from './page-gateway.ts';
import { fetchFurther } from './paged-gateway.ts';
import { withReader } from './reading-gateway.ts';
import { ask, type FetchOptions, type FetchParts } from './request-gateway.ts';
import { detectFormat, formatOf } from './rules.ts';
import { saveAsUtf8 } from './saving-gateway.ts';
import { fetchSmartRecruiters } from './smartrecruiters-gateway.ts';

export interface FetchedSource {
  path: string;
  /** The files of further pages. */
  more: string[];
  format: SourceFormatName;
  /** Empty where the answer has none. */
  etag: string;
  lastModified: string;
  /** Whether there is more than was asked for. */
  isCut: boolean;
  /** Sentences that say what is missing. */
  gaps: Message[];
}

interface AskedSource {
  address: string;
  format: SourceFormatName | null;
  mapping?: GivenMapping | null;
  /** Addresses at which the source had postings before. */
  known?: ReadonlySet<string>;
}

/**
 * Asks a source for all it has, writes it to a temporary file as UTF-8, hands that to `use` and removes it. So nothing
 * is taken in of an answer that breaks off. Gives 'unchanged' where the source says so. Throws an OutboundFailure or a
 * StartError, whose sentence is for who entered the address.
 */
export async function withFetched<T>(
  parts: FetchParts,
  source: AskedSource,
  options: FetchOptions,
  use: (fetched: FetchedSource) => Promise<T>,
): Promise<T | 'unchanged'> {
  // The file is named as the failures in it are: after its host.
  const { host } = new URL(source.address);
  return withDirectory(parts.temporaryDirectory, async (directory) => {
    const path = join(directory, host.replaceAll(/[^\w.-]/g, '_'));
    if (source.format === 'page' || source.format === 'smartrecruiters') {
      const { address, format, known = new Set<string>() } = source;
      const { isCut, gaps } = await withReader(options.limits, (reader) => {
        const asked = { address, path, reader, known };
        return format === 'page'
          ? fetchPages(parts, asked, options)
          : fetchSmartRecruiters(parts, asked, options);
      });
      return use({ path, more: [], format, etag: '', lastModified: '', isCut, gaps });
    }
    const answer = await ask(parts, source.address, options);
    if (answer === 'unchanged') return answer;
    const contentType = answer.headers['content-type'] ?? '';
    await saveAsUtf8(answer.body, path, { name: host, contentType });
    const start = await startOf(path);
    const format = source.format ?? detectFormat(start, contentType);
    if (format === 'page') return withFetched(parts, { ...source, format }, options, use);
    const { etag = '', 'last-modified': lastModified = '', link = '' } = answer.headers;
    const { kind, mapping } = formatOf(format);
    const list = source.mapping?.list ?? mapping('').list;
    const page = { path, format, list, address: source.address, linkHeader: link };
    const further = mayHavePages(page, start)
      ? await fetchFurther(parts, page, options)
      : { paths: [], gaps: [], isCut: false };
    const saysItsEnd = kind === 'json' || kind === 'xml';
    if (!saysItsEnd && !(await endsWithLine(path))) further.gaps.push(noLastLine);
    const marks = further.paths.length === 0 ? { etag, lastModified } : { etag: '', lastModified: '' };
    return use({ path, more: further.paths, format, ...marks, isCut: further.isCut, gaps: further.gaps });
  });
}

const noLastLine = msg`Its last line does not end, so it may have broken off there. Have it end with a line end.`;

/** To look into each answer would take a thread for each. */
function mayHavePages(
  { address, linkHeader }: { address: string; linkHeader: string },
  start: string,
): boolean {
  if (linkHeader !== '' || new URL(address).search !== '') return true;
  const text = start.trimStart();
  if (text.startsWith('{')) return true;
  return text.startsWith('<') && /rel\s*=\s*["']next|<(?:\w+:)?(?:total|next|pages?|count)/i.test(text);
}

interface DecodedFile {
  path: string;
  format: SourceFormatName;
  /** Whether it may be an export of WordPress, which has people too. */
  isExport: boolean;
}

/** An uploaded file as UTF-8, for as long as `use` takes. */
export async function withDecoded<T>(
  temporaryDirectory: string,
  upload: { path: string; name: string },
  use: (file: DecodedFile) => Promise<T>,
): Promise<T> {
  return withDirectory(temporaryDirectory, async (directory) => {
    const name = upload.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_').slice(-100) || 'file';
    const path = join(directory, name.replace(/^\.+/, '_'));
    const file = await open(upload.path);
    const chunks = file.createReadStream() as AsyncIterable<Uint8Array>;
    await saveAsUtf8(chunks, path, { name, contentType: '' });
    const [, ending = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
    const start = await startOf(path);
    const format = endings[ending] ?? detectFormat(start, '');
    return use({ path, format, isExport: format === 'xml' && start.includes('/export/') });
  });
}

const endings: Readonly<Record<string, SourceFormatName>> = {
  xml: 'xml',
  rss: 'xml',
  json: 'json',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  csv: 'csv',
  tsv: 'csv',
};

async function withDirectory<T>(parent: string, use: (directory: string) => Promise<T>): Promise<T> {
  const directory = join(parent, newId());
  await mkdir(directory, { recursive: true });
  try {
    return await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '');
  } finally {
    await file.close();
  }
}
