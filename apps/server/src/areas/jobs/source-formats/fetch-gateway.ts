import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFormatName } from '@waymark/contract/jobs/source-choices';
import { newId } from '../../../platform/ids.ts';
import { fetchPages } from './page-gateway.ts';
import { withReader } from './reading-gateway.ts';
import { ask, type FetchOptions, type FetchParts } from './request-gateway.ts';
import { detectFormat } from './rules.ts';
import { saveAsUtf8 } from './saving-gateway.ts';
import { fetchSmartRecruiters } from './smartrecruiters-gateway.ts';

export interface FetchedSource {
  path: string;
  format: SourceFormatName;
  /** Empty where the answer has none. */
  etag: string;
  lastModified: string;
  /** Whether there is more than was asked for. */
  isCut: boolean;
}

/**
 * Asks a source for all it has, writes it to a temporary file as UTF-8, hands that to `use` and removes it. So nothing
 * is taken in of an answer that breaks off. Gives 'unchanged' where the source says so. Throws an OutboundFailure or a
 * StartError, whose sentence is for who entered the address.
 */
export async function withFetched<T>(
  parts: FetchParts,
  source: { address: string; format: SourceFormatName | null },
  options: FetchOptions,
  use: (fetched: FetchedSource) => Promise<T>,
): Promise<T | 'unchanged'> {
  // The file is named as the failures in it are: after its host.
  const { host } = new URL(source.address);
  return withDirectory(parts.temporaryDirectory, async (directory) => {
    const path = join(directory, host.replaceAll(/[^\w.-]/g, '_'));
    if (source.format === 'page' || source.format === 'smartrecruiters') {
      const fetch = source.format === 'page' ? fetchPages : fetchSmartRecruiters;
      const { address, format } = source;
      const { isCut } = await withReader(options.limits, (reader) =>
        fetch(parts, { address, path, reader }, options),
      );
      return use({ path, format, etag: '', lastModified: '', isCut });
    }
    const answer = await ask(parts, source.address, options);
    if (answer === 'unchanged') return answer;
    const contentType = answer.headers['content-type'] ?? '';
    await saveAsUtf8(answer.body, path, { name: host, contentType });
    const format = source.format ?? detectFormat(await startOf(path), contentType);
    if (format === 'page') return withFetched(parts, { ...source, format }, options, use);
    const { etag = '', 'last-modified': lastModified = '' } = answer.headers;
    return use({ path, format, etag, lastModified, isCut: false });
  });
}

/** An uploaded file as UTF-8, for as long as `use` takes. */
export async function withDecoded<T>(
  temporaryDirectory: string,
  upload: { path: string; name: string },
  use: (file: { path: string; format: SourceFormatName }) => Promise<T>,
): Promise<T> {
  return withDirectory(temporaryDirectory, async (directory) => {
    const name = upload.name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '_').slice(-100) || 'file';
    const path = join(directory, name.replace(/^\.+/, '_'));
    const file = await open(upload.path);
    const chunks = file.createReadStream() as AsyncIterable<Uint8Array>;
    await saveAsUtf8(chunks, path, { name, contentType: '' });
    const [, ending = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
    return use({ path, format: endings[ending] ?? detectFormat(await startOf(path), '') });
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
