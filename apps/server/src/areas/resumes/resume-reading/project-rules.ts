import type { ReadCertification, ReadProject } from '@waymark/contract/resumes/resume-reading';
import { findDates, withoutDates } from '../resume-words/date-rules.ts';
import { divideIntoEntries } from './entry-rules.ts';
import type { Line } from '../resume-layout/line-rules.ts';
import { readHeader, trimSeparators } from './segment-rules.ts';

/** The projects of a section: a name, and what was done. */
export function readProjects(lines: readonly Line[]): ReadProject[] {
  return divideIntoEntries(lines).flatMap(({ header, body }) => {
    const { segments, dates } = readHeader(header, new Set());
    const name = segments[0]?.text ?? null;
    if (name === null && body.length === 0) return [];
    return {
      name,
      dates: dates?.text ?? null,
      start: dates?.start ?? null,
      end: dates?.end ?? null,
      bullets: body.map(({ text }) => text),
      lines: [...header, ...body.flatMap((paragraph) => paragraph.lines)].map(({ id }) => id),
    };
  });
}

/** Certificates, one a line, without their dates. */
export function readCertifications(lines: readonly Line[]): ReadCertification[] {
  return lines.flatMap((line) => {
    const name = trimSeparators(findDates(line.text).length > 0 ? withoutDates(line.text) : line.text);
    return /\p{L}{2}/u.test(name) ? [{ name, line: line.id }] : [];
  });
}
