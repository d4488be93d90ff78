import type { ReadSectionKind } from '@waymark/contract/resumes/resume-reading';
import { msg, plural, term } from '@waymark/contract/text/message';
import { contactHeading, documentTitle } from '../resume-words/constants.ts';
import { knownHeading } from '../resume-words/rules.ts';
import { guidelines } from './constants.ts';
import type { CheckRule, Seen } from './finding-rules.ts';
import { isOpenEnd, monthOf, spanOf } from './month-rules.ts';
import { countWords, quote, quoteSome, type PlacedLine, type ResumeText } from './text-rules.ts';
import { unreadWork } from './unread-rules.ts';

const has = ({ resume }: ResumeText, ...kinds: ReadSectionKind[]) =>
  resume.sections.some(({ kind }) => kinds.includes(kind));

function findMissingExperience(text: ResumeText): Seen | undefined {
  const { positions, projects } = text.resume;
  if (positions.length > 0 || projects.length > 0) return undefined;
  if (has(text, 'experience', 'projects', 'volunteering', 'publications')) return undefined;
  return {
    title: msg`No section about work was found`,
    seen: msg`There is neither a heading such as “Experience” nor an entry with a title and dates.`,
    lines: [],
  };
}

const schooling =
  /universi|college|bachelor|master|degree|diploma|school|\bb\.?\s?(?:sc|a|eng|tech)\b|\bm\.?\s?(?:sc|a|ba)\b|ph\.?\s?d|academy|institute|graduat|apprentice|education/i;

function findMissingEducation(text: ResumeText): Seen | undefined {
  if (!text.isEnglish || has(text, 'education', 'certifications')) return undefined;
  if (text.lines.some((line) => schooling.test(line.text))) return undefined;
  return {
    title: msg`No schooling or training was found`,
    seen: msg`There is no heading such as “Education”, and no line names a school, a degree or a course.`,
    lines: [],
  };
}

function findMissingSkills(text: ResumeText): Seen | undefined {
  if (has(text, 'skills') || text.resume.skills.length > 0) return undefined;
  if (text.lines.some((line) => /skill|technolog|tools|competenc|expertise/i.test(line.text)))
    return undefined;
  return {
    title: msg`There is no section of skills`,
    seen: msg`No heading such as “Skills” was found, and no list of them.`,
    lines: [],
  };
}

function findUnknownHeadings({ resume, lines }: ResumeText): Seen | undefined {
  const unknown = resume.sections.flatMap(({ kind, heading, lines: own }) =>
    kind === 'other' && heading !== null && own.length > 0 && !contactHeading.test(heading) ? [heading] : [],
  );
  const odd = unknown.filter(
    (heading) => heading !== resume.contact.name?.text && !documentTitle.test(heading),
  );
  if (odd.length === 0) return undefined;
  return {
    title: msg`${plural(odd.length, 'heading')} that software may not know`,
    seen: msg`It is not clear to a program what stands under ${term(quoteSome(odd))}.`,
    lines: lines.filter(({ text }) => odd.includes(text)).map(({ id }) => id),
    count: odd.length,
  };
}

/** A short line alone may be a heading that the reader does not know as one. */
const mayBeHeading = ({ text }: PlacedLine) =>
  /^\p{Lu}[^,;:|@.\d]{2,38}:?$/u.test(text) && countWords(text) <= 4;

function findNoHeadings({ resume, words, lines }: ResumeText): Seen | undefined {
  if (words < 60 || resume.sections.some(({ heading }) => heading !== null)) return undefined;
  const below = lines.slice(2).filter((line, at, all) => {
    const next = all[at + 1];
    return mayBeHeading(line) && next !== undefined && !mayBeHeading(next);
  });
  if (below.length > 1 || below.some(({ text }) => knownHeading(text) !== undefined)) return undefined;
  return {
    title: msg`No headings were found`,
    seen: msg`${plural(words, 'word')} stand in the file without a heading that a program would know.`,
    lines: [],
  };
}

/** This long after the last year of school, recruiters look at the work first. */
const monthsSinceSchool = 36;

function findSchoolFirst({ resume, file }: ResumeText): Seen | undefined {
  const kinds = resume.sections.filter(({ heading }) => heading !== null).map(({ kind }) => kind);
  const [school, work] = [kinds.indexOf('education'), kinds.indexOf('experience')];
  if (school < 0 || work < 0 || school > work || resume.positions.length < 2) return undefined;
  const spans = resume.education.map((one) => spanOf(one, file.uploadedAt));
  if (spans.length === 0 || spans.some((span) => !span)) return undefined;
  const last = Math.max(...spans.map((span) => span?.to ?? 0));
  const years = Math.floor((monthOf(file.uploadedAt) - last) / 12);
  if (monthOf(file.uploadedAt) - last < monthsSinceSchool) return undefined;
  const heading = resume.sections.find(({ kind }) => kind === 'education');
  const first = heading?.lines[0];
  return {
    title: msg`Education stands before experience`,
    seen: msg`${quote(heading?.heading ?? 'Education')} comes first, and ended about ${plural(years, 'year')} before this file was uploaded.`,
    lines: first === undefined ? [] : [first],
  };
}

/** The number of pages that is enough after some years of work. */
const pagesEnough = 2;

function findTooLong({ resume, words, isEnglish }: ResumeText): Seen | undefined {
  const { pages, sections, format } = resume;
  const isAcademic = sections.some(({ kind, lines }) => kind === 'publications' && lines.length >= 5);
  if (format !== 'pdf' || !isEnglish || isAcademic) return undefined;
  const filled = pages.filter(({ lines }) => lines.length > 3);
  if (filled.length <= pagesEnough) return undefined;
  const third = filled[pagesEnough]?.lines[0]?.id;
  return {
    title: msg`${filled.length} pages are more than most employers read`,
    seen: msg`The file has ${filled.length} pages with ${plural(words, 'word')}.`,
    lines: third === undefined ? [] : [third],
    count: filled.length - pagesEnough,
  };
}

const wordsLittle = 120;

function findTooShort({ words }: ResumeText): Seen | undefined {
  if (words >= wordsLittle) return undefined;
  return {
    title: msg`There is little to read`,
    seen: msg`The file has ${plural(words, 'word')}.`,
    lines: [],
  };
}

const wordsOfBullet = 45;

function findLongBullets({ bullets, byId }: ResumeText): Seen | undefined {
  const long = bullets.filter(({ text }) => countWords(text) > wordsOfBullet);
  const [longest] = long.toSorted((a, b) => countWords(b.text) - countWords(a.text));
  if (!longest) return undefined;
  return {
    title: msg`${plural(long.length, 'passage')} of more than ${plural(wordsOfBullet, 'word')}`,
    seen: msg`The longest has ${countWords(longest.text)}: ${quote(longest.text)}.`,
    lines: long.flatMap(({ lines }) => lines.slice(0, 1)).filter((id) => byId.has(id)),
  };
}

const wordsOfSummary = 100;

function findLongSummary({ resume, byId }: ResumeText): Seen | undefined {
  const summary = resume.sections.find(({ kind, heading }) => kind === 'summary' && heading !== null);
  const text = summary?.lines.map((id) => byId.get(id)?.text ?? '').join(' ') ?? '';
  if (!summary || countWords(text) <= wordsOfSummary) return undefined;
  return {
    title: msg`The summary is long`,
    seen: msg`${quote(summary.heading ?? 'Summary')} has ${plural(countWords(text), 'word')}.`,
    lines: summary.lines.slice(0, 1),
  };
}

function findSilentPosition(text: ResumeText): Seen | undefined {
  const [first, ...others] = text.resume.positions;
  if (!first?.title || !first.company || first.bullets.length > 0) return undefined;
  if (unreadWork(text).length > 0) return undefined;
  // If no position has a text, parsing may have lost it; if several roles share a text, only one of them has
  // it.
  const described = others.filter(({ bullets }) => bullets.length > 1);
  if (described.length === 0 || others[0]?.company === first.company) return undefined;
  if (!isOpenEnd(first.end) && first.end === null) return undefined;
  return {
    title: msg`Nothing is said of the newest position`,
    seen: msg`${quote(`${first.title}, ${first.company}`)} stands without a line about the work, the positions below it have one.`,
    lines: first.lines.slice(0, 1),
  };
}

function findReferencesLine({ lines }: ResumeText): Seen | undefined {
  const found = lines.filter(({ text }) =>
    /references?\s+(?:are\s+)?(?:available|provided|furnished|on request|upon request)/i.test(text),
  );
  if (found.length === 0) return undefined;
  return {
    title: msg`A line about references can go`,
    seen: msg`It says ${term(quoteSome(found.map(({ text }) => text)))}.`,
    lines: found.map(({ id }) => id),
  };
}

function seeHeadings({ resume }: ResumeText): Seen | undefined {
  const known = resume.sections.filter(({ kind, heading }) => kind !== 'other' && heading !== null);
  const kinds = new Set(known.map(({ kind }) => kind));
  if (!['experience', 'education', 'skills'].every((kind) => kinds.has(kind as ReadSectionKind)))
    return undefined;
  return {
    title: msg`The usual sections are there`,
    seen: msg`A program finds ${term(
      quoteSome(
        known.map(({ heading }) => heading ?? ''),
        5,
      ),
    )}.`,
    lines: known.flatMap(({ lines }) => lines.slice(0, 1)),
    count: known.length,
  };
}

function seeLength({ resume, words }: ResumeText): Seen | undefined {
  const { format, pages } = resume;
  if (format !== 'pdf' || pages.length > pagesEnough || words < 200) return undefined;
  return {
    title: msg`The length is right`,
    seen: msg`${plural(words, 'word')} on ${plural(pages.length, 'page')}.`,
    lines: [],
  };
}

export const structureRules: readonly CheckRule[] = [
  {
    rule: 'structure-experience-missing',
    section: 'structure',
    severity: 'high',
    isAbsence: true,
    points: 10,
    why: msg`Employers read what you did first; without a heading software files none of it.`,
    source: guidelines.careersService,
    mend: msg`Begin a section “Experience”, and give each entry a title, an employer and dates. Projects and unpaid work count.`,
    contradicts: ['structure-headings-good'],
    find: findMissingExperience,
  },
  {
    rule: 'structure-education-missing',
    section: 'structure',
    severity: 'low',
    isAbsence: true,
    points: 3,
    why: msg`Many postings ask for a school or a course, and software filters by it.`,
    source: guidelines.careersService,
    mend: msg`Add a section “Education” with what you finished last, also a course or a certificate.`,
    contradicts: ['structure-headings-good'],
    find: findMissingEducation,
  },
  {
    rule: 'structure-skills-missing',
    section: 'structure',
    severity: 'medium',
    isAbsence: true,
    points: 4,
    why: msg`Recruiters search by skills, and software looks for them under a heading of their own.`,
    source: guidelines.fields,
    mend: msg`Add a section “Skills” with those that the wished job asks for and that you have.`,
    contradicts: ['structure-headings-good'],
    find: findMissingSkills,
  },
  {
    rule: 'structure-headings-unknown',
    section: 'structure',
    severity: 'low',
    isAbsence: true,
    points: 1,
    most: 3,
    why: msg`Software files what stands under a heading by its name; what it does not know may be kept nowhere. People understand it all the same.`,
    source: guidelines.fields,
    mend: msg`Where it is work, training or skills, use the usual word: Experience, Education, Skills, Projects, Certifications.`,
    contradicts: ['structure-headings-good'],
    find: findUnknownHeadings,
  },
  {
    rule: 'structure-headings-none',
    section: 'structure',
    severity: 'high',
    isAbsence: true,
    points: 8,
    why: msg`Headings are what a hurried reader and a program find their way by.`,
    source: guidelines.careersService,
    mend: msg`Give each part a heading in a line of its own: Experience, Education, Skills.`,
    contradicts: ['structure-headings-good', 'structure-headings-unknown'],
    find: findNoHeadings,
  },
  {
    rule: 'structure-school-first',
    section: 'structure',
    severity: 'low',
    points: 2,
    why: msg`After some years of work it says more than school, and belongs where people look first.`,
    source: guidelines.careersService,
    mend: msg`Move “Experience” above “Education”. Where the job asks for the degree first, it may stay.`,
    find: findSchoolFirst,
  },
  {
    rule: 'structure-too-long',
    section: 'structure',
    severity: 'medium',
    points: 3,
    most: 6,
    why: msg`Too long is among the mistakes that career advisers see most: what counts is lost among the rest.`,
    source: guidelines.harvard,
    mend: msg`Keep the last ten years in full, and give older positions a line each.`,
    contradicts: ['structure-length-good'],
    find: findTooLong,
  },
  {
    rule: 'structure-too-short',
    section: 'structure',
    severity: 'medium',
    points: 6,
    why: msg`An employer learns too little to invite anybody.`,
    source: guidelines.harvardResearch,
    mend: msg`Say of each position what you did and what came of it, in two to five lines.`,
    contradicts: ['structure-length-good', 'structure-too-long'],
    find: findTooShort,
  },
  {
    rule: 'structure-bullets-long',
    section: 'structure',
    severity: 'medium',
    points: 1,
    most: 4,
    why: msg`Resumes are skimmed: a long passage is passed over, with the result that stands at its end.`,
    source: guidelines.plainLanguage,
    mend: msg`Cut it into lines that say one thing each, the result first.`,
    find: findLongBullets,
  },
  {
    rule: 'structure-summary-long',
    section: 'structure',
    severity: 'low',
    points: 2,
    why: msg`The opening is to say in a glance who you are and for which work.`,
    source: guidelines.plainLanguage,
    mend: msg`Keep two or three sentences; what they prove belongs to the positions.`,
    find: findLongSummary,
  },
  {
    rule: 'structure-newest-silent',
    section: 'structure',
    severity: 'medium',
    points: 3,
    why: msg`The newest position is what employers read first.`,
    source: guidelines.careersService,
    mend: msg`Add two to five lines about what you do there and what came of it.`,
    find: findSilentPosition,
  },
  {
    rule: 'structure-references-line',
    section: 'structure',
    severity: 'low',
    points: 1,
    isLanguage: true,
    why: msg`Employers ask for references when they want them: the line takes room and says nothing.`,
    source: guidelines.harvard,
    mend: msg`Leave it out.`,
    find: findReferencesLine,
  },
  {
    rule: 'structure-headings-good',
    section: 'structure',
    severity: 'good',
    points: 0,
    why: msg`Usual headings are filed by software and found by people.`,
    source: guidelines.fields,
    find: seeHeadings,
  },
  {
    rule: 'structure-length-good',
    section: 'structure',
    severity: 'good',
    points: 0,
    why: msg`One or two pages are what most employers read.`,
    source: guidelines.harvard,
    find: seeLength,
  },
];
