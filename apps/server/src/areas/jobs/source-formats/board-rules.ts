import type { Message } from '@waymark/contract/text/message';
import type { GivenMapping } from '../job-import/mapping-rules.ts';
import type { SourceRecord } from '../job-import/value-rules.ts';

/** How the answers of one kind of source become records, and which field of a record feeds which of a posting. */
export interface SourceFormat {
  kind: 'json' | 'ndjson' | 'xml' | 'csv';
  /** `employer`: how a posting calls its company where it does not name it. */
  mapping(employer: string): GivenMapping;
  /** The board that an address is of, whether of its page or of its data. */
  recognise?(url: URL): Board | undefined;
  /** A record in the shape that the mapping reads; or why it is none that is meant to be open. */
  prepare?(record: SourceRecord, about: AboutFile): SourceRecord | LeftOut;
}

/** What is known of all records of a file. */
export interface AboutFile {
  /** Of the source; empty for a file. */
  address: string;
  /** What stands beside the list. */
  file: SourceRecord;
  now: Date;
}

/** A record that is no open posting, with the reason. */
export class LeftOut {
  /** It was one, it was never to be seen, or it is something else. */
  readonly kind: 'over' | 'hidden' | 'other';
  readonly reason: Message;

  constructor(kind: LeftOut['kind'], reason: Message) {
    this.kind = kind;
    this.reason = reason;
  }
}

interface Board {
  /** The address of its data. */
  address: string;
  /** By the name of the board, where nothing says it better. */
  employerName: string;
}

type CompanyRule = { constant: string } | { from: string[]; default?: string } | null;

/** The company of a board, by the field that names it, else as the source was told. */
export function companyFrom(employer: string, ...paths: string[]): CompanyRule {
  if (paths.length === 0) return employer === '' ? null : { constant: employer };
  return { from: paths, ...(employer !== '' && { default: employer }) };
}

/** The board that a part of an address names; undefined for a part that no board can have as its name. */
export function boardOf(
  name: string | null | undefined,
  address: (encoded: string) => string,
): Board | undefined {
  if (!name || !/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,100}$/u.test(name)) return undefined;
  return { address: address(encodeURIComponent(name)), employerName: nameOf(name) };
}

/** "acme-robotics" is Acme Robotics. */
function nameOf(token: string): string {
  return token
    .split(/[ ._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The parts of a path, decoded; one that cannot be decoded is left out. */
export function partsOf(url: URL): string[] {
  return url.pathname.split('/').flatMap((part) => {
    try {
      return part === '' ? [] : [decodeURIComponent(part)];
    } catch {
      return [];
    }
  });
}

export const isRecord = (value: unknown): value is SourceRecord =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** One object and a list of objects alike, as XML and JSON write them. */
export const recordsIn = (value: unknown): SourceRecord[] => [value].flat().filter(isRecord);
