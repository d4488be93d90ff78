import type { ExportChoices } from '@waymark/contract/resumes/resume-export/exports';
import type {
  JsonResume,
  JsonResumeBasics,
  JsonResumeExtension,
} from '@waymark/contract/resumes/resume-export/json-resume';
import type { ResumeDocument } from '@waymark/contract/resumes/resume-profile';
import { splitPlace } from './account-place-rules.ts';
import { withoutEmpty } from './empty-rules.ts';
import { nameOf, type Person } from './rules.ts';

/*
 * My Resume as JSON Resume. Fields that the standard lacks go under `x-waymark`: other readers skip that key,
 * and ours restores all of My Resume from it.
 */

type Contact = ExportChoices['contact'];

export interface ExportScope {
  /** Includes Desired Career Profile and Personal Details, for a copy that only the owner gets. */
  withPersonal?: boolean;
}

/** My Resume and the account's data as JSON Resume; private data only on request. */
export function toJsonResume(
  document: ResumeDocument,
  person: Person,
  contact: Contact,
  { withPersonal = false }: ExportScope = {},
): JsonResume {
  const refs = refsOf(document);
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
      'x-waymark': { ref: refs.get(one.id), ...currencyOf(one) },
    })),
    volunteer: document.volunteering.map((one) => ({
      organization: one.organization,
      position: one.position,
      url: one.url,
      startDate: one.from,
      endDate: one.till,
      summary: one.description,
      highlights: one.highlights,
      'x-waymark': currencyOf(one),
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
      'x-waymark': { ref: refs.get(one.id), level: one.level },
    })),
    ...accomplishmentsOf(document),
    skills: skillsOf(document),
    languages: document.languages.map(({ language, fluency }) => ({ language, fluency })),
    interests: document.interests.map(({ name, keywords }) => ({ name, keywords })),
    references: document.references.map(({ name, reference }) => ({ name, reference })),
    projects: projectsOf(document, refs),
    'x-waymark': withPersonal ? privateOf(document) : undefined,
  };
  return withoutEmpty(resume);
}

/** Short references for the entries that projects are tagged with: our ids mean nothing elsewhere. */
function refsOf({ employment, education, projects }: ResumeDocument): ReadonlyMap<string, string> {
  const tags = new Set(projects.map(({ taggedWith }) => taggedWith));
  const tagged = [...employment, ...education].filter(({ id }) => tags.has(id));
  return new Map(tagged.map(({ id }, at) => [id, `entry-${at + 1}`]));
}

interface Ongoing {
  from: string;
  till: string;
  isCurrent: boolean;
}

/** Whether an entry is current, if the standard's dates say otherwise. */
function currencyOf({ from, till, isCurrent }: Ongoing): JsonResumeExtension {
  return isCurrent === (from !== '' && till === '') ? {} : { isCurrent };
}

function privateOf({ desired, personal }: ResumeDocument): JsonResume['x-waymark'] {
  // `withoutEmpty` removes empty values later.
  return { desired, personal } as JsonResume['x-waymark'];
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
    profiles: onlineProfiles.map(({ name, username, url, description }) => ({
      network: name,
      username,
      url,
      'x-waymark': { description },
    })),
    'x-waymark': { fromAccount: listFromAccount(document, person) },
  };
}

/** The keys of `basics` that come from the account, not from My Resume. */
function listFromAccount({ basics, headline }: ResumeDocument, person: Person): string[] {
  const { email, city, region, countryCode } = basics;
  return [
    ...(headline || !person.jobTitle ? [] : ['label']),
    ...(email ? [] : ['email']),
    ...(city || region || countryCode || !person.location ? [] : ['location']),
  ];
}

/** The account stores its place in one line: "Leeds, England, United Kingdom". */
function placeOf({ basics }: ResumeDocument, { location }: Person): JsonResumeBasics['location'] {
  const { city, region, countryCode } = basics;
  return city || region || countryCode ? { city, region, countryCode } : splitPlace(location);
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
        'x-waymark': {
          kind: 'patent' as const,
          status: one.status,
          office: one.office,
          applicationNumber: one.applicationNumber,
        },
      })),
    ],
  };
}

/** Key skills, followed by IT skills. */
function skillsOf({ skills, itSkills }: ResumeDocument): JsonResume['skills'] {
  return [
    ...skills.map(({ name, level, keywords }) => ({ name, level, keywords })),
    ...itSkills.map(({ name, version, lastUsed, experienceYears, experienceMonths }) => ({
      name: [name, version].filter(Boolean).join(' '),
      'x-waymark': withoutEmpty<JsonResumeExtension>({
        kind: 'it-skill',
        version,
        lastUsed,
        ...(experienceYears !== null && { experienceYears }),
        ...(experienceMonths !== null && { experienceMonths }),
      }),
    })),
  ];
}

/** Projects and accomplishments. */
function projectsOf(document: ResumeDocument, refs: ReadonlyMap<string, string>): JsonResume['projects'] {
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
      'x-waymark': { status: one.status, taggedWith: refs.get(one.taggedWith) },
    })),
    ...document.workSamples.map((one) => ({
      name: one.title,
      description: one.description,
      startDate: one.from,
      endDate: one.till,
      url: one.url,
      'x-waymark': { kind: 'work-sample' as const, ...currencyOf(one) },
    })),
    ...document.presentations.map((one) => ({
      name: one.title,
      description: one.description,
      url: one.url,
      type: 'presentation',
      'x-waymark': { kind: 'presentation' as const },
    })),
  ];
}
