import type { SourceFormatName } from '@waymark/contract/jobs/source-choices';
import { ashby } from './ashby-rules.ts';
import type { SourceFormat } from './board-rules.ts';
import { greenhouse } from './greenhouse-rules.ts';
import { lever } from './lever-rules.ts';
import { csv, json, ndjson, page, xml } from './open-rules.ts';
import { personio } from './personio-rules.ts';
import { recruitee } from './recruitee-rules.ts';
import { smartrecruiters } from './smartrecruiters-rules.ts';
import { teamtailor } from './teamtailor-rules.ts';
import { workable } from './workable-rules.ts';

const formats: Readonly<Record<SourceFormatName, SourceFormat>> = {
  greenhouse,
  lever,
  ashby,
  recruitee,
  personio,
  smartrecruiters,
  workable,
  teamtailor,
  xml,
  json,
  ndjson,
  csv,
  page,
};

export const formatOf = (name: SourceFormatName): SourceFormat => formats[name];

export interface Recognised {
  format: SourceFormatName;
  address: string;
  employerName: string;
}

/** The hiring system that an address is of, with the address of its data; undefined for any other address. */
export function recogniseAddress(address: string): Recognised | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  for (const format of Object.keys(formats) as SourceFormatName[]) {
    const board = formats[format].recognise?.(url);
    if (board) return { format, ...board };
  }
  return undefined;
}

/** Guesses the format of an answer from its beginning. */
export function detectFormat(start: string, contentType: string): SourceFormatName {
  const text = start.trimStart();
  if (text.startsWith('<')) return isPage(text, contentType) ? 'page' : 'xml';
  if (text.startsWith('[')) return 'json';
  if (!text.startsWith('{')) return 'csv';
  const [first = '', second = ''] = text.split('\n');
  return first.trimEnd().endsWith('}') && second.startsWith('{') ? 'ndjson' : 'json';
}

/** By its first element, which a server may send as what it is not; XHTML declares XML before it. */
function isPage(text: string, contentType: string): boolean {
  const inner = text.replace(/^(?:\s|<\?[^>]*>|<!--(?:(?!-->).)*-->)+/s, '');
  if (/^<(?:!doctype\s+html|html)\b/i.test(inner)) return true;
  if (inner !== text && text.startsWith('<?xml')) return false;
  const [, root = ''] = /^<([\w:.-]+)/.exec(inner) ?? [];
  return /html/i.test(contentType) && (root === '' || isHtmlElement(root));
}

/** What pages begin with that leave out <html>. */
const isHtmlElement = (name: string) =>
  /^(?:head|body|title|meta|link|script|style|base|div|main|section|header|nav|article|h[1-6]|p|a|ul|table|form)$/i.test(
    name,
  );
