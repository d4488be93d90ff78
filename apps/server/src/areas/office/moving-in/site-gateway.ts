import type { Message } from '@waymark/contract/text/message';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { StartError } from '../../../platform/errors.ts';
import { companySlug } from '../../companies/companies/rules.ts';
import type { FileNote, SourceRow } from '../../jobs/job-import/file-gateway.ts';
import { LeftOut } from '../../jobs/source-formats/board-rules.ts';
import { readMovedListing, textOf } from '../../jobs/source-formats/wordpress-rules.ts';
import { readXmlRows } from '../../jobs/source-formats/xml-gateway.ts';
import { Site } from './site-rules.ts';

const maxMegabytes = 200;

/** Reads who and what an export of WordPress has, piece by piece. Throws a StartError that says what is wrong. */
export async function readSite(path: string, now: Date): Promise<Site> {
  await requireFile(path);
  const site = new Site();
  for await (const row of readXmlRows(path, 'wp:author')) if ('record' in row) site.addAuthor(row.record);
  for await (const row of readXmlRows(path, 'item')) if ('record' in row) site.addPost(row.record, now);
  if (site.listings.size === 0)
    throw new StartError(
      `${basename(path)} has no listing of WP Job Manager with a company. Export all content under Tools, Export.`,
    );
  return site;
}

async function requireFile(path: string): Promise<void> {
  const about = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`The file ${path} cannot be read (${error.code}). Check the path.`);
  });
  if (!about.isFile()) throw new StartError(`${path} is not a file. Name the export of WordPress.`);
  if (about.size > maxMegabytes * 1024 * 1024)
    throw new StartError(
      `${basename(path)} is larger than ${maxMegabytes} MB. Export it in parts, by dates, and move each.`,
    );
}

/** The listings, open and over, as an import takes them. Those of a company in `refused` are named with the reason. */
export async function* readListings(
  path: string,
  { now, refused }: { now: Date; refused: ReadonlyMap<string, Message> },
): AsyncGenerator<SourceRow | FileNote> {
  for await (const row of readXmlRows(path, 'item')) {
    // An export has all listings: what says that a feed has the latest ones is not meant.
    if (!('record' in row)) {
      if ('problem' in row) yield row;
      continue;
    }
    const record = readMovedListing(row.record, now);
    if (record instanceof LeftOut) {
      if (record.kind !== 'other') yield { at: row.at, leftOut: record.reason };
      continue;
    }
    const problem = refused.get(companySlug(textOf(record['company'])));
    yield problem === undefined ? { at: row.at, record } : { at: row.at, problem };
  }
}
