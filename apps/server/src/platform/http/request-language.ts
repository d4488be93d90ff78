import type { Language } from '@waymark/contract/text/languages';
import type { FastifyRequest } from 'fastify';
import { board } from '../board/board.ts';

/** Browsers send a hundred characters; what is longer was not written by one. */
const maxLength = 500;
const maxRanges = 30;

/** `de-CH;q=0.8` (RFC 9110, 12.5.4): a language, any or none, and how much it is wanted. */
const range =
  /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/** The offered language that a caller asks for, by the header that browsers send and pages set; else the board's own. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const { own, offered } = board.settings.languages;
  const header = headers['accept-language'];
  if (header === undefined || header.length > maxLength) return own;
  const weights = readWeights(header);
  const weightOf = (language: Language) => weights.get(language) ?? weights.get('*') ?? 0;
  // Of several that are wanted alike, the one that is named first; then the board's own.
  const named = [...weights.keys()].flatMap((code) => offered.find((one) => one === code) ?? []);
  const wanted = [...named, own, ...offered].toSorted((one, other) => weightOf(other) - weightOf(one));
  const [best = own] = wanted;
  return weightOf(best) > 0 ? best : own;
}

/** The weight of each language in the order of the header; of variants of one, the highest counts. */
function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',', maxRanges)) {
    const [, tag, weight = '1'] = range.exec(part) ?? [];
    const [language] = tag?.toLowerCase().split('-', 1) ?? [];
    if (language === undefined) continue;
    weights.set(language, Math.max(Number(weight), weights.get(language) ?? 0));
  }
  return weights;
}

/** What a person comes with who opens an account. */
export interface Client {
  userAgent: string;
  language: Language;
}

export const clientOf = (request: Pick<FastifyRequest, 'headers'>): Client => ({
  userAgent: request.headers['user-agent'] ?? '',
  language: languageOf(request),
});
