import type { ResumeSectionKey } from '@waymark/contract/choices/resume-profile';
import type { JsonResume, JsonResumeBasics } from '@waymark/contract/resume-export/json-resume';
import type { ExportChoices } from '@waymark/contract/resume-export/exports';
import type { ResumeDocument } from '@waymark/contract/resume-profile';
import { resumeSections } from '@waymark/contract/resume-profile/sections';
import { AppError } from '../../platform/errors.ts';
import { sectionsFromJson, standardNames } from './section-rules.ts';
import { withoutEmpty } from './empty-rules.ts';

/** What the account says of a person. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  location: string;
  jobTitle: string;
}

export type SectionValue = ResumeDocument[ResumeSectionKey];
type Contact = ExportChoices['contact'];

export function nameOf({ firstName, lastName }: Person): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** My Resume and what the account says, as JSON Resume. What is nobody's business on a resume stays here. */
export function toJsonResume(document: ResumeDocument, person: Person, contact: Contact): JsonResume {
  const resume: JsonResume = {
    basics: basicsOf(document, person, contact),
    work: document.employment.map((one) => ({
      name: one.organization,
      location: one.location,
      description: one.about,
      position: one.designation,
      url: one.url,
      startDate: one.from,
      endDate: one.till,
      summary: one.description,
      highlights: one.highlights,
    })),
    volunteer: document.volunteering.map((one) => ({
      organization: one.organization,
      position: one.position,
      url: one.url,
      startDate: one.from,
      endDate: one.till,
      summary: one.description,
      highlights: one.highlights,
    })),
    education: document.education.map((one) => ({
      institution: one.institute,
      url: one.url,
      area: one.course,
      studyType: one.degree,
      startDate: one.from,
      endDate: one.till,
      score: one.score,
      courses: one.courses,
    })),
    ...accomplishmentsOf(document),
    skills: skillsOf(document),
    languages: document.languages.map(({ language, fluency }) => ({ language, fluency })),
    interests: document.interests.map(({ name, keywords }) => ({ name, keywords })),
    references: document.references.map(({ name, reference }) => ({ name, reference })),
    projects: projectsOf(document),
  };
  return withoutEmpty(resume);
}

function basicsOf(document: ResumeDocument, person: Person, contact: Contact): JsonResumeBasics {
  const { basics, headline, summary, onlineProfiles } = document;
  return {
    name: contact.name || nameOf(person),
    label: headline || person.jobTitle,
    image: basics.picture,
    email: basics.email || person.email,
    phone: contact.phone || person.phone,
    url: basics.website,
    summary,
    location: { address: contact.address, postalCode: contact.postalCode, ...placeOf(document, person) },
    profiles: onlineProfiles.map(({ name, username, url }) => ({ network: name, username, url })),
  };
}

/** The account says its place in one line: "Leeds, England, United Kingdom". */
function placeOf({ basics }: ResumeDocument, { location }: Person): JsonResumeBasics['location'] {
  const { city, region, countryCode } = basics;
  if (city || region || countryCode) return { city, region, countryCode };
  const [first, ...others] = location.split(',').map((part) => part.trim());
  return { city: first, region: others.join(', ') };
}

function accomplishmentsOf(
  document: ResumeDocument,
): Pick<JsonResume, 'awards' | 'certificates' | 'publications'> {
  return {
    awards: document.awards.map((one) => ({
      title: one.title,
      date: one.date,
      awarder: one.awarder,
      summary: one.description,
    })),
    certificates: document.certifications.map((one) => ({
      name: one.name,
      date: one.date,
      url: one.url,
      issuer: one.body,
    })),
    publications: [
      ...document.publications.map((one) => ({
        name: one.title,
        publisher: one.publisher,
        releaseDate: one.publishedOn,
        url: one.url,
        summary: one.description,
      })),
      ...document.patents.map((one) => ({
        name: one.title,
        publisher: ['Patent', one.office, one.applicationNumber].filter(Boolean).join(' '),
        releaseDate: one.publishedOn,
        url: one.url,
        summary: one.description,
      })),
    ],
  };
}

/** Key skills, and IT skills behind them. */
function skillsOf({ skills, itSkills }: ResumeDocument): JsonResume['skills'] {
  return [
    ...skills.map(({ name, level, keywords }) => ({ name, level, keywords })),
    ...itSkills.map(({ name, version }) => ({ name: [name, version].filter(Boolean).join(' ') })),
  ];
}

/** Projects, and what was made and shown. */
function projectsOf(document: ResumeDocument): JsonResume['projects'] {
  return [
    ...document.projects.map((one) => ({
      name: one.title,
      description: one.details,
      highlights: one.highlights,
      keywords: one.keywords,
      startDate: one.from,
      endDate: one.till,
      url: one.url,
      roles: one.roles,
      entity: one.client,
      type: one.type,
    })),
    ...document.workSamples.map((one) => ({
      name: one.title,
      description: one.description,
      startDate: one.from,
      endDate: one.till,
      url: one.url,
    })),
    ...document.presentations.map((one) => ({
      name: one.title,
      description: one.description,
      url: one.url,
      type: 'presentation',
    })),
  ];
}

/**
 * A JSON Resume as sections of My Resume, those that it says anything of, and how it names the person where the
 * account says otherwise. Throws `invalid_input` with the place of the file that My Resume does not take.
 */
export function toSections(
  resume: JsonResume,
  person: Person,
): { sections: { section: ResumeSectionKey; value: SectionValue }[]; contact: Contact } {
  const { basics = {} } = resume;
  const sections = Object.entries(sectionsFromJson(resume)).flatMap(([key, given]) => {
    const section = key as ResumeSectionKey;
    if (given === undefined || (Array.isArray(given) && given.length === 0)) return [];
    const checked = resumeSections[section].safeParse(given);
    if (!checked.success) throw refusal(section, checked.error.issues[0]);
    return [{ section, value: checked.data }];
  });
  return { sections, contact: contactOf(basics, person) };
}

function contactOf({ name = '', phone = '', location = {} }: JsonResumeBasics, person: Person): Contact {
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  return {
    name: name === nameOf(person) ? '' : name.slice(0, 120),
    phone: digits(phone) === digits(person.phone) ? '' : phone.slice(0, 40),
    address: (location.address ?? '').replaceAll(/\s*\n\s*/g, ', ').slice(0, 200),
    postalCode: (location.postalCode ?? '').slice(0, 20),
  };
}

function refusal(
  section: ResumeSectionKey,
  issue: { path: PropertyKey[]; message: string } | undefined,
): AppError {
  const [entry, ...field] = issue?.path ?? [];
  const at = typeof entry === 'number' ? `[${entry}]` : '';
  const rest = typeof entry === 'number' ? field : (issue?.path ?? []);
  const place = [`${standardNames[section] ?? section}${at}`, ...rest.map(String)].join('.');
  const message = `${place}: ${issue?.message ?? 'This value is not accepted.'}`;
  return new AppError('invalid_input', message, { fields: { file: message } });
}
