import type { CheckFinding, ResumeCheck } from '@waymark/contract/resumes/resume-check';
import type { ReviewSection } from '@waymark/contract/resumes/choices/resume-review';
import type { ResumeSheet, ReviewFields } from '@waymark/contract/resumes/resume-review';
import { emptyReview } from '../../resumes/resume-review/content-rules.ts';

/** The sentences that the form of a review begins with, by section. */
export type Prefill = Partial<Record<ReviewSection, string>>;

/** What can be counted in a resume, for the form. Scores and the summary are a person's to give. */
export function prefillOf(check: ResumeCheck): Prefill {
  const sentences = {
    layout: describeLayout(check),
    opening: describeOpening(check),
    experience: describeExperience(check),
    skills: describeSkills(check),
    language: check.isEnglish ? '' : 'It is not written in English.',
  };
  return Object.fromEntries(Object.entries(sentences).filter(([, sentence]) => sentence !== ''));
}

/** A review of which nothing else is written. */
export function beginReview(prefill: Prefill): ReviewFields {
  const review = emptyReview();
  for (const [name, section] of Object.entries(review.sections)) {
    section.text = prefill[name as ReviewSection] ?? '';
  }
  return review;
}

function describeLayout({ facts: { pages, words }, findings }: ResumeCheck): string {
  const length =
    pages === null ? `${words} words` : `${words} words on ${pages} ${pages === 1 ? 'page' : 'pages'}`;
  const columns = findings.some(({ rule }) => rule === 'layout-columns') ? ', in columns' : '';
  return `It has ${length}${columns}.`;
}

function describeOpening({ stored }: ResumeCheck): string {
  const contact = stored.filter(
    ({ group, label }) => group === 'Contact' && label !== 'Links' && label !== 'Headline',
  );
  const named = contact.filter(({ value }) => value !== null).map(({ label }) => label.toLowerCase());
  const missing = contact.filter(({ value }) => value === null).map(({ label }) => label.toLowerCase());
  const given = named.length > 0 ? `It gives ${named.join(', ')}` : 'It gives no way to reach you';
  return missing.length > 0 ? `${given}; not found: ${missing.join(', ')}.` : `${given}.`;
}

function describeExperience({ facts: { positions, bullets, bulletsWithFigures } }: ResumeCheck): string {
  if (positions === 0) return '';
  const count = `${positions} ${positions === 1 ? 'position' : 'positions'}`;
  return bullets === 0 ? `${count}.` : `${count}; ${bulletsWithFigures} of ${bullets} lines have a figure.`;
}

function describeSkills({ stored }: ResumeCheck): string {
  const skills = stored.find(({ group }) => group === 'Skills');
  return skills?.value ? `${skills.label} listed.` : '';
}

/**
 * Findings at the lines of the resume as it was read when the review began. A reader that has learned since numbers
 * lines anew: then the area and the words say where.
 */
export function placeFindings(findings: readonly CheckFinding[], sheet: ResumeSheet): CheckFinding[] {
  const texts = new Map(sheet.pages.flatMap(({ lines }) => lines.map(({ id, text }) => [id, text] as const)));
  const holds = (line: string | null, quote: string) =>
    line !== null &&
    (texts.get(line) ?? '').replaceAll(/\s+/g, ' ').trim().startsWith(quote.replace(/…$/, ''));
  return findings.map((finding) => ({
    ...finding,
    places: finding.places.map((place) =>
      holds(place.line, place.quote) ? place : { ...place, line: null },
    ),
  }));
}
