import type { ReadCertification } from '@waymark/contract/resumes/resume-reading';
import { readDataSections } from '../../../platform/data-files.ts';
import type { Line } from '../resume-layout/line-rules.ts';
import { findDates, isOnlyDates, withoutDates } from '../resume-words/date-rules.ts';
import { isPlace } from '../resume-words/place-rules.ts';
import { titleness } from '../resume-words/rules.ts';
import { isInstitution, namesDegree } from './degree-rules.ts';
import { joinWrapped } from './entry-rules.ts';
import { labelOf } from './label-rules.ts';
import { trimSeparators } from './segment-rules.ts';

/* Certificates, registrations and licences, each with what stands beside it. */

const words = readDataSections('resumes/licence-words.txt');
const driving = new RegExp(String.raw`(?<![\p{L}\d])(?:${words.pattern('driving')})(?![\p{L}\d])`, 'iu');
const classWord = new RegExp(String.raw`^(?:${words.pattern('class words')})(?!\p{L})`, 'iu');
const validity = new RegExp(String.raw`(?<!\p{L})(?:${words.pattern('validity')})[\s:]*$`, 'iu');
const numberOf = new RegExp(
  String.raw`(?<!\p{L})(?:${words.pattern('number')})[\s:#]*[A-Z]{0,4}[-\s]?\d[\dA-Z/-]{2,}`,
  'iu',
);
const issuers = new RegExp(`^(?:${words.pattern('issuers')})$`, 'iu');
const issuedBy = new RegExp(String.raw`^(?:${words.pattern('issuer')})\s*[:：]?\s+`, 'iu');

/** Whether a text names a licence to drive: "Full UK driving licence", "Führerschein Klasse B". */
export function isDrivingLicence(text: string): boolean {
  return driving.test(text);
}

/** Whether a text is a registration: it has a number, or says how long it is valid. */
export function isRegistration(text: string): boolean {
  if (namesDegree(text) || isSentenceLike.test(text)) return false;
  return isDrivingLicence(text) || numberOf.test(text) || namesValidity(text);
}

const isSentenceLike = /[.!]\s+\p{Lu}|\p{Ll}{4}\.$/u;

function namesValidity(text: string): boolean {
  return findDates(text).some(({ at }) => validity.test(text.slice(0, at)));
}

/** The certificates in a section. */
export function readCertifications(lines: readonly Line[]): ReadCertification[] {
  const read: ReadCertification[] = [];
  for (const line of lines) {
    const last = read.at(-1);
    const by = issuedBy.exec(line.text)?.[0];
    if (last && isOnlyDates(line.text)) last.dates ??= line.text;
    else if (last && by) addDetails(last, line.text.slice(by.length));
    else if (last && /^[\p{Ll}(&]/u.test(line.text) && !line.isListItem)
      last.name = joinWrapped(last.name, line.text);
    else read.push(...readLine(line));
  }
  return read.filter(({ name }) => /\p{L}{2}/u.test(name));
}

function addDetails(certificate: ReadCertification, text: string): void {
  const [dates] = findDates(text);
  certificate.dates ??= dates?.text ?? null;
  certificate.issuer ??= trimSeparators(withoutDates(text)) || null;
}

function readLine(line: Line): ReadCertification[] {
  const labelled = labelOf(line);
  if (labelled && isDrivingLicence(labelled.label)) return licencesOf(labelled.label, labelled.text, line.id);
  const text = line.parts.map((part) => part.text).join(' | ');
  return splitCertificates(text).map((one) => toCertification(one, line.id));
}

/** The licences that a list of classes and cards names below its label: "Führerschein: B, Staplerschein". */
export function licencesOf(label: string, text: string, line: string): ReadCertification[] {
  const items = text.split(/\s*[,;|•·]\s*/).filter(Boolean);
  const isClass = (item: string) => /^\p{Lu}{1,3}\d?E?\d?$/u.test(item) || classWord.test(item);
  const classes = items.filter(isClass);
  const others = items.filter(
    (item) => !isClass(item) && /\p{L}{3}/u.test(item) && !/^(?:yes|ja|oui|sí)$/i.test(item),
  );
  const own = classes.length > 0 || others.length === 0 ? [`${label} ${classes.join(', ')}`.trim()] : [];
  // "Driving licence: full, clean"
  const said = own.length === 0 && others.every((item) => /^\p{Ll}/u.test(item));
  const names = said ? [`${label}: ${text}`] : [...own, ...others];
  return names.map((name) => plainCertificate(name, line));
}

const plainCertificate = (name: string, line: string): ReadCertification => ({
  name,
  issuer: null,
  place: null,
  dates: null,
  line,
});

/** Several certificates on one line; a registration with its number is one. */
function splitCertificates(text: string): string[] {
  const parts = text.split(/\s*[;•·]\s*/).filter(Boolean);
  return parts.flatMap((part) => {
    const pieces = part.split(/,\s+/);
    const areNames = pieces.every(
      (piece) =>
        /^[\p{Lu}\d]/u.test(piece) && piece.split(/\s+/).length <= 4 && findDates(piece).length === 0,
    );
    return pieces.length > 2 && areNames && !numberOf.test(part) && !pieces.some(isIssuer) ? pieces : [part];
  });
}

function toCertification(text: string, line: string): ReadCertification {
  const dates = findDates(text);
  const [first] = dates;
  // What a registration is valid to, and its number, are part of it.
  const isValidity = namesValidity(text);
  if (isValidity || numberOf.test(text)) {
    const until = text.slice(0, first?.at ?? text.length).replace(validity, '');
    const isAlone = !numberOf.test(text) && dates.length === 1 && isValidity;
    const name = trimSeparators(isAlone ? text : text.trim());
    return { ...plainCertificate(name, line), issuer: isAlone ? issuerOf(until) : null };
  }
  const undated = trimSeparators(withoutDates(text)).replace(/[\s,;(–—|-]+$/u, '');
  const { name, issuer, place } = splitIssuer(undated);
  return { name, issuer, place, dates: first?.text ?? null, line };
}

function issuerOf(text: string): string | null {
  return splitIssuer(trimSeparators(text)).issuer;
}

/** "First Aid at Work, St John Ambulance, Leeds": the certificate, who gave it, and where. */
function splitIssuer(text: string): { name: string; issuer: string | null; place: string | null } {
  const bracket = /^(.*\S)\s+\(([^()]+)\)$/.exec(text);
  if (bracket && isIssuer(bracket[2] ?? '') && (bracket[2] ?? '').length > 5)
    return { name: bracket[1] ?? '', issuer: bracket[2] ?? '', place: null };
  const strong = text.split(/\s+[–—|-]\s+|\s*\|\s*/);
  const [main = '', ...others] = strong.length > 1 ? strong : text.split(/,\s+/);
  const place = takePlace(others);
  const behind = others.join(', ').replace(issuedBy, '');
  const isNamed = issuedBy.test(others.join(', ')) || isIssuer(behind);
  if (!behind || !isNamed) {
    const rest = [main, ...others].join(strong.length > 1 ? ' – ' : ', ');
    return { name: others.length === 0 ? main : rest, issuer: null, place };
  }
  return { name: main, issuer: behind, place };
}

function takePlace(pieces: string[]): string | null {
  for (const count of [2, 1]) {
    const last = pieces.slice(-count).join(', ');
    if (pieces.length < count || !isPlace(last)) continue;
    pieces.splice(-count);
    return last;
  }
  return null;
}

/** A school, a firm, or one who is known to give certificates. */
function isIssuer(text: string): boolean {
  if (issuedBy.test(text)) return true;
  if (!/^\p{Lu}/u.test(text) || /\d/.test(text)) return false;
  return isInstitution(text) || titleness(text) <= -1 || issuers.test(text);
}
