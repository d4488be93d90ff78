import { isUtf8 } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';
import { resumeImportLimits } from '@waymark/contract/resumes/choices';
import { msg } from '@waymark/contract/text/message';
import { parse } from 'csv-parse/sync';
import { UnreadableDocument } from '../../../platform/documents/document.ts';
import { readArchive } from '../../../platform/documents/read-archive.ts';
import { archiveLimits, leftOutShown } from './constants.ts';
import { withoutEmpty } from './empty-rules.ts';
import type { ImportAnswer, ImportProblem, ReadImport } from './import-rules.ts';
import { readJsonResume } from './json-resume-rules.ts';
import { mapTables, type Tables, type TableRow } from './linkedin-table-rules.ts';
import { readStandard } from './standard-reading-rules.ts';

/** Tables of the export that a resume uses, by file name. */
const usedTables: Record<string, keyof Tables> = {
  'profile.csv': 'profile',
  'positions.csv': 'positions',
  'education.csv': 'education',
  'skills.csv': 'skills',
  'languages.csv': 'languages',
  'certifications.csv': 'certifications',
  'projects.csv': 'projects',
  'honors.csv': 'honors',
  'publications.csv': 'publications',
  'patents.csv': 'patents',
  'volunteering.csv': 'volunteering',
  'courses.csv': 'courses',
  'recommendations_received.csv': 'recommendations',
  'email addresses.csv': 'emails',
  'phonenumbers.csv': 'phones',
};

/* Opens untrusted files: the thread has time and memory limits, and ends after one answer. */

async function readImport(bytes: Buffer): Promise<ImportAnswer> {
  if (bytes.length === 0) return { problem: msg`This file is empty. Choose another one.` };
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return readZip(bytes);
  if (bytes.length > resumeImportLimits.jsonBytes)
    return { problem: msg`This file is larger than 1 MB. Leave out pictures: a JSON Resume has text only.` };
  if (!isUtf8(bytes))
    return { problem: msg`This file is no text in UTF-8. Upload a JSON Resume or LinkedIn’s ZIP.` };
  return readJsonResume(bytes.toString('utf8').replace(/^\uFEFF/, ''));
}

async function readZip(bytes: Buffer): Promise<ImportAnswer> {
  try {
    return readTables(await readArchive(bytes, { ...archiveLimits, isWanted: isWantedTable }));
  } catch (error) {
    if (error instanceof UnreadableDocument) return { problem: refusals[error.reason] ?? damaged };
    return { problem: damaged };
  }
}

const damaged = msg`This ZIP file is damaged. Download your export from LinkedIn again and upload the new file.`;
const refusals: Partial<Record<UnreadableDocument['reason'], string>> = {
  encrypted: msg`This ZIP file is protected by a password. Upload the export as LinkedIn gives it.`,
  'too-large': msg`This ZIP file unpacks to more than an export of a profile holds. Upload the export as LinkedIn gives it.`,
};

parentPort?.postMessage(await readImport(Buffer.from(workerData as Uint8Array)));

function isWantedTable(fileName: string): boolean {
  return usedTables[nameOf(fileName)] !== undefined;
}

/** LinkedIn's data export as a resume; only the last segment of each path is used. */
function readTables(files: ReadonlyMap<string, Buffer>): ReadImport | ImportProblem {
  const tables: Partial<Tables> = {};
  for (const [fileName, bytes] of files) {
    const key = usedTables[nameOf(fileName)];
    if (key === undefined || tables[key]) continue;
    const rows = parseTable(bytes, nameOf(fileName));
    if ('problem' in rows) return rows;
    tables[key] = rows;
  }
  if (!tables.profile && !tables.positions)
    return {
      problem: msg`This ZIP file is no export of LinkedIn: it has neither Profile.csv nor Positions.csv.`,
    };
  const { resume, leftOut } = mapTables(tables);
  // The tables hold text that people typed there: it is parsed as leniently as a JSON Resume.
  const read = readStandard(withoutEmpty(resume));
  return {
    source: 'linkedin',
    resume: withoutEmpty(read.resume),
    leftOut: [...leftOut, ...read.leftOut].slice(0, leftOutShown),
  };
}

function nameOf(path: string): string {
  return (path.split('/').at(-1) ?? '').toLowerCase();
}

function parseTable(bytes: Buffer, name: string): TableRow[] | ImportProblem {
  try {
    return parse(bytes, {
      bom: true,
      columns: (header: string[]) => header.map((one) => one.trim().toLowerCase()),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: archiveLimits.cellCharacters,
      to: archiveLimits.rows,
    });
  } catch (error) {
    const { lines } = error as { lines?: number };
    return {
      problem: msg`${name} in this ZIP file is no table at line ${lines ?? 1}. Download your export again.`,
    };
  }
}
