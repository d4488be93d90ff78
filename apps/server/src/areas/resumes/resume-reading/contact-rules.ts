import type { ReadContact } from '@waymark/contract/resumes/resume-reading';
import { readDataSections } from '../../../platform/data-files.ts';
import { findDates } from '../resume-words/date-rules.ts';
import type { Line } from '../resume-layout/line-rules.ts';
import {
  isCity,
  isCityWithMore,
  isOwnNameOfCity,
  isPlace,
  isRegionName,
} from '../resume-words/place-rules.ts';

type Found = NonNullable<ReadContact['email']>;

const words = readDataSections('resumes/contact-words.txt');

const email =
  /[\p{L}\d](?:[\p{L}\d._%+'-]*[\p{L}\d_+-])?@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,24}/u;
/** Kerning puts spaces around the dots and at signs of some addresses. */
const looseEmail = /[\p{L}\d._%+-]+\s?@\s?[\p{L}\d-]+(?:\s?\.\s?[\p{L}\d-]+)*\s?\.\s?\p{L}{2,24}/u;

export function findEmail(lines: readonly Line[], urls: readonly string[]): Found | null {
  for (const pattern of [email, looseEmail]) {
    for (const [at, line] of lines.entries()) {
      const found = pattern.exec(line.text)?.[0] ?? pattern.exec(joinBroken(line, lines[at + 1]))?.[0];
      if (found) return { text: found.replaceAll(/\s/g, ''), line: line.id };
    }
  }
  const mailed = urls.flatMap((url) => email.exec(/^mailto:([^?]+)/i.exec(url)?.[1] ?? '') ?? [])[0];
  return mailed && lines[0] ? { text: mailed, line: lines[0].id } : null;
}

/** An address that a narrow column broke into two lines. */
function joinBroken(line: Line, next: Line | undefined): string {
  const isBroken = /\S@\S*$/.test(line.text) || /^@\S/.test(next?.text ?? '');
  return next && isBroken && !/\s/.test(next.text) ? `${line.text}${next.text}` : '';
}

const phone = /(?<![\p{L}\d@/_.-])(?:\+\s?|\(\+|00)?\(?\d[\d\s().\-–‐‑·/]{5,22}\d(?![\d@_])/gu;
const phoneLabel =
  /(?:\b(?:phone|mobile|cell|tel|telephone|call|whatsapp|handy|m|p|t|ph|mob)\b\.?\s*[:.]?|☎|📞|📱|✆)\s*$/iu;
const faxLabel = /\bfax\b[:.]?\s*$/i;

/** The first valid phone number, labelled ones preferred. */
export function findPhone(lines: readonly Line[]): Found | null {
  let best: (Found & { rank: number }) | null = null;
  for (const line of lines) {
    for (const match of line.text.matchAll(phone)) {
      const before = line.text.slice(0, match.index);
      const rank = rankPhone(match[0], before);
      if (rank > (best?.rank ?? 0)) best = { text: trimPhone(match[0]), line: line.id, rank };
    }
  }
  return best && { text: best.text, line: best.line };
}

function rankPhone(text: string, before: string): number {
  const digits = text.replaceAll(/\D/g, '').length;
  const isLabelled = phoneLabel.test(before);
  if (faxLabel.test(before) || digits > 15 || digits < (isLabelled ? 6 : 8)) return 0;
  if (/https?:\/\/\S*$|\p{L}\.\p{L}+\/\S*$/u.test(before)) return 0;
  if (
    !text.startsWith('+') &&
    findDates(text).length > 0 &&
    !/^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/.test(text)
  )
    return 0;
  if (isLabelled) return 4;
  if (/^[+(]|^00/.test(text)) return 3;
  return /[\s().-]/.test(text) ? 2 : 1;
}

function trimPhone(text: string): string {
  const trimmed = text.replace(/[\s.\-–/·]+$/, '').trim();
  const opened = (trimmed.match(/\(/g) ?? []).length - (trimmed.match(/\)/g) ?? []).length;
  return opened > 0 && trimmed.startsWith('(') ? trimmed.slice(1) : trimmed;
}

const safeUrl = /^(?:https?|mailto):/i;
const address = new RegExp(
  String.raw`(?<![@\p{L}\d.-])(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+` +
    String.raw`(?:${words.pattern('top-level domains')})(?:\/[^\s|,;)•·]*)?(?![@\p{L}\d])`,
  'giu',
);

/** URLs in the text, and those that words of the text link to. */
export function findLinks(
  lines: readonly Line[],
  hidden: readonly { url: string; line: string | undefined }[],
): ReadContact['links'] {
  const written = lines.flatMap((line) =>
    [...line.text.matchAll(address)].flatMap(({ 0: text }) => {
      const url = toUrl(text);
      return url ? [{ text, url, line: line.id }] : [];
    }),
  );
  const behind = hidden.flatMap(({ url, line }) => {
    const safe = toUrl(url);
    const text = lines.find(({ id }) => id === line)?.text;
    return safe && line && text ? [{ text, url: safe, line }] : [];
  });
  return [
    ...new Map(
      [...behind, ...written].map((link) => [link.url.replace(/\/$/, '').toLowerCase(), link]),
    ).values(),
  ];
}

/** Undefined for anything but web and mail addresses, even if a browser would open it. */
function toUrl(text: string): string | undefined {
  const trimmed = text.trim();
  const given = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  return safeUrl.test(given) && URL.canParse(given) ? new URL(given).href : undefined;
}

const placeLabel = new RegExp(
  String.raw`^(?:(?:${words.pattern('place labels')})(?!\p{L})\s*[:-]?\s*|(?:${words.pattern('place labels unspaced')})\s*[:：]\s*)`,
  'iu',
);
const icons = /[^\p{L}\p{N}\p{M}\s,.'’()/&+#@:：;|•·‐‑–—-]/gu;

/** The parts of a line of contact details. */
export function contactPieces(line: Line): string[] {
  return line.parts.flatMap(({ text }) =>
    text
      .replaceAll(icons, ' | ')
      .split(/\s*(?:\||•|·|∙|;|；|⋄|◦|\s[-–—]\s|\s\/\s|\s(?=\p{sc=Han}+：))\s*/u)
      .map((piece) => piece.trim())
      .filter(Boolean),
  );
}

/** The person's place: the first part of the contact details that is a place. */
export function findPlace(lines: readonly Line[], name = ''): Found | null {
  const labelled = lines.flatMap((line, at) => {
    const pieces = contactPieces(line);
    const piece = pieces.find((one) => placeLabel.test(one));
    const own = piece?.replace(placeLabel, '').trim();
    // A street without its number goes on in the next line.
    const rest =
      piece === pieces.at(-1) && own && !isPlace(own) && !own.includes(',') ? lines[at + 1] : undefined;
    const text = rest && /,/.test(rest.text) ? `${own} ${contactPieces(rest)[0] ?? ''}` : own;
    return text && !text.includes('@') ? [{ text, line: line.id }] : [];
  });
  const [named] = labelled.filter(({ text }) => canBePlace(text));
  if (named) return { ...named, text: withoutStreet(named.text) };
  for (const [at, line] of lines.entries()) {
    const given = contactPieces(line);
    const pieces = given.map((piece) => (isTownInCounty(piece) ? piece : withoutStreet(piece)));
    const from = pieces.findIndex(
      (one, nth) =>
        !name.includes(one) &&
        (isNamedPlace(one) ||
          isCityWithMore(one) ||
          isOwnNameOfCity(one) ||
          isTownInCounty(one) ||
          (one !== '' && cityBehindCode(given[nth] ?? '') === one)),
    );
    const piece = pieces[from];
    if (!piece || !/\p{L}/u.test(piece)) continue;
    // "Rotterdam • The Netherlands"
    const [city, region] = isRegionName(piece) ? [pieces[from - 1], piece] : [piece, pieces[from + 1]];
    if (city && region && isRegionName(region) && isCity(city))
      return { text: `${city}, ${region}`, line: line.id };
    const next = lines[at + 1]?.text ?? '';
    const isSplit =
      piece === withoutStreet(line.text) &&
      !piece.includes(',') &&
      !isRegionName(piece) &&
      isRegionName(next);
    return { text: isSplit ? `${piece}, ${next}` : piece, line: line.id };
  }
  return findAmongReach(lines) ?? findUnlistedCity(lines);
}

/** "Eindhoven, 06 12345678, piet@example.nl": a place on one line with an address or a number. */
function findAmongReach(lines: readonly Line[]): Found | null {
  for (const { text, id } of lines) {
    const pieces = text.split(/\s*,\s*/);
    if (!text.includes('@') || pieces.length < 3) continue;
    const candidates = pieces.flatMap((piece, at) => [`${piece}, ${pieces[at + 1] ?? ''}`, piece]);
    const place = candidates.find((one) => /\p{L}{2}/u.test(one) && !/\d/.test(one) && isPlace(one));
    if (place) return { text: place, line: id };
  }
  return null;
}

/** What is neither Latin nor a word about the person, alone beside an address or a number. */
function findUnlistedCity(lines: readonly Line[]): Found | null {
  for (const line of lines) {
    const reach = line.text.includes('@') || phone.test(line.text);
    phone.lastIndex = 0;
    const pieces = contactPieces(line).flatMap((piece) => piece.split(/\s+(?=\p{sc=Han}+$)/u));
    const [only, ...more] = pieces.filter((piece) => unlistedCity.test(piece) && !personalWord.test(piece));
    if (reach && only && more.length === 0) return { text: only, line: line.id };
  }
  return null;
}

const unlistedCity =
  /^(?:[\p{sc=Arabic}\p{sc=Hebrew}]{2,}(?:\s[\p{sc=Arabic}\p{sc=Hebrew}]+)?|\p{sc=Han}{2,4}|\p{sc=Hang}{2,4}(?:\s\p{sc=Hang}{2,4})?)$/u;
const personalWord = new RegExp(words.pattern('personal words'));

function canBePlace(text: string): boolean {
  return /\p{L}{2}/u.test(text) && text.length < 80;
}

const street = new RegExp(
  [
    String.raw`^\d+[a-z]?\s`,
    String.raw`\s\d+[a-z]?$`,
    String.raw`(?<!\p{L})(?:${words.pattern('streets')})(?!\p{L})`,
    String.raw`(?:${words.pattern('streets before a number')})\s*\d`,
  ].join('|'),
  'iu',
);
const postCode = new RegExp(
  [
    String.raw`^(?:[A-Z]{1,2}-)?\d{4,6}(?:\s[A-Z]{2})?\s+(?=\p{L})`,
    String.raw`^\d{2}[-‐‑–]\d{3}\s+`,
    String.raw`^\d{3}\s\d{2}\s+(?=\p{L})`,
    String.raw`\s+\d{4,6}(?:-\d{3,4})?$`,
    String.raw`\s+[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$`,
    String.raw`\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d$`,
  ].join('|'),
  'u',
);

const codeAlone =
  /^(?:\d{4}(?:\d{0,2}|\s[A-Z]{2})|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]\d{2}\s?[A-Z\d]{4})$/;

/** "12 Elm Street, 62701 Springfield, IL" becomes "Springfield, IL", without street and postal code. */
function withoutStreet(text: string): string {
  const coded = cityBehindCode(text);
  const pieces = text
    .replace(/\s*\((?:home|work|private|mobile|current|permanent)\)$/i, '')
    .split(/\s*,\s*/)
    .filter((piece) => !codeAlone.test(piece))
    .map((piece) => piece.replace(postCode, ''));
  const isAddress = (at: number) =>
    pieces.length - at > 1 && street.test(pieces[at] ?? '') && !isDistrict(pieces[at] ?? '');
  const from = pieces.findIndex((_piece, at) => !isAddress(at) && isNamedPlace(pieces.slice(at).join(', ')));
  if (from < 0 && coded !== undefined) return coded;
  return pieces.slice(from < 0 ? pieces.findIndex((_piece, at) => !isAddress(at)) : from).join(', ');
}

/** "Dublin 2", "Lyon 03": a city with the number of its district. */
const district = /(?<=\p{L})\s\d{1,2}(?:er|e)?(?=,|$)/u;

function isDistrict(text: string): boolean {
  return district.test(text) && isPlace(text.replace(district, ''));
}

function isNamedPlace(text: string): boolean {
  return isPlace(text) || (district.test(text) && isPlace(text.replace(district, '')));
}

/** "92224 Amberg", "69002 Lyon" behind a street, "Sydney NSW 2000": a city beside its postal code need not be known. */
function cityBehindCode(text: string): string | undefined {
  const [, behind] =
    /(?:^|[\s,-])(?:\d{4}-\d{3}|\d{2}-?\d{2,3}(?:\s[A-Z]{2})?)\s+(\p{Lu}[^,()\d]*?)\s*(?:[,(].*)?$/u.exec(
      text,
    ) ?? [];
  if (behind && isCity(behind)) return behind;
  const [, british = ''] =
    /(?:^|,\s)(\p{Lu}[\p{L} -]+?)\s+[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/u.exec(text) ?? [];
  if (british && isCity(british)) return british;
  const [, before = '', state = ''] = /(?:^|,\s)(\p{Lu}[\p{L} ]+?)\s+([A-Z]{2,3})\s+\d{4}$/u.exec(text) ?? [];
  return before && isCity(before) ? `${before} ${state}` : undefined;
}

/** "Ennis, Co. Clare": a town of any size in its county. */
const inCounty = /^([^,]+),\s+(?:Co\.?|County)\s+\p{Lu}\p{L}+$/u;

function isTownInCounty(text: string): boolean {
  return isCity(inCounty.exec(text)?.[1] ?? '');
}
