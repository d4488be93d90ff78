import type { EducationLevel, PatentStatus, ProjectStatus } from '@waymark/contract/resumes/choices';
import type {
  JsonResume,
  JsonResumeBasics,
  JsonResumeExtension,
} from '@waymark/contract/resumes/resume-export/json-resume';
import type { ResumeDocumentInput } from '@waymark/contract/resumes/resume-profile';
import { newId } from '../../../platform/ids.ts';
import { splitPlace } from './account-place-rules.ts';
import type { Person } from './rules.ts';

/** The sections a JSON Resume has content for, as if typed into the form; not validated yet. */
export function sectionsFromJson(resume: JsonResume, person: Person): Partial<ResumeDocumentInput> {
  const basics = withoutAccount(resume.basics ?? {}, person);
  const employment = employmentFrom(resume);
  const education = educationFrom(resume);
  const ids = new Map([...refsOf(resume.work, employment), ...refsOf(resume.education, education)]);
  const { desired, personal } = resume['x-waymark'] ?? {};
  return {
    ...(saysWhere(basics) && { basics: basicsFrom(basics) }),
    ...(basics.label && { headline: basics.label }),
    ...(basics.summary && { summary: basics.summary }),
    onlineProfiles: withIds(basics.profiles, (one) => ({
      name: one.network,
      username: one.username,
      url: one.url,
      description: one['x-waymark']?.description,
    })),
    employment,
    volunteering: withIds(resume.volunteer, (one) => ({
      organization: one.organization,
      position: one.position,
      url: one.url,
      ...goingOn(one),
      description: one.summary,
      highlights: one.highlights,
    })),
    education,
    ...skillsFrom(resume),
    ...projectsFrom(resume, ids),
    languages: withIds(resume.languages, ({ language, fluency }) => ({ language, fluency })),
    interests: withIds(resume.interests, ({ name, keywords }) => ({ name, keywords })),
    references: withIds(resume.references, ({ name, reference }) => ({ name, reference })),
    ...accomplishmentsFrom(resume),
    // Validated with the other sections before My Resume accepts it.
    ...(desired && { desired }),
    ...(personal && { personal }),
  };
}

/** Without the values our own export took from the account, if the account still has them. */
function withoutAccount(basics: JsonResumeBasics, person: Person): JsonResumeBasics {
  const { fromAccount = [] } = basics['x-waymark'] ?? {};
  const { city, region, countryCode } = splitPlace(person.location);
  const { location = {}, label, email } = basics;
  const { city: town = '', region: state = '', countryCode: code = '' } = location;
  const isSamePlace =
    (town === city && state === region && code === countryCode) ||
    // As it was exported before countries were read.
    (code === '' && [town, state].filter(Boolean).join(', ') === person.location);
  return {
    ...basics,
    ...(fromAccount.includes('label') && label === person.jobTitle && { label: '' }),
    ...(fromAccount.includes('email') && email === person.email && { email: '' }),
    ...(fromAccount.includes('location') && isSamePlace && { location: {} }),
  };
}

function employmentFrom({ work }: JsonResume) {
  return withIds(work, (one) => ({
    designation: one.position,
    organization: one.name,
    ...goingOn(one),
    description: one.summary,
    highlights: one.highlights,
    location: one.location,
    url: one.url,
    about: one.description,
  }));
}

function educationFrom({ education }: JsonResume) {
  return withIds(education, (one) => ({
    level: one['x-waymark']?.level as EducationLevel | undefined,
    course: one.area,
    degree: one.studyType,
    institute: one.institution,
    url: one.url,
    ...spanOf(one),
    score: one.score,
    courses: one.courses,
  }));
}

interface Extended {
  'x-waymark'?: JsonResumeExtension | undefined;
}

/** The ids of the entries that a file refers to. */
function refsOf(
  entries: readonly Extended[] | undefined,
  made: readonly { id: string }[],
): [ref: string, id: string][] {
  return (entries ?? []).flatMap((entry, at): [string, string][] => {
    const ref = entry['x-waymark']?.ref;
    const id = made[at]?.id;
    return ref && id ? [[ref, id]] : [];
  });
}

const isOfKind = (kind: JsonResumeExtension['kind']) => (entry: Extended) =>
  entry['x-waymark']?.kind === kind;

function skillsFrom({ skills = [] }: JsonResume): Pick<ResumeDocumentInput, 'skills' | 'itSkills'> {
  const isTool = isOfKind('it-skill');
  return {
    skills: withIds(
      skills.filter((one) => !isTool(one)),
      ({ name, level, keywords }) => ({ name, level, keywords }),
    ),
    itSkills: withIds(skills.filter(isTool), ({ name = '', 'x-waymark': more = {} }) => ({
      name:
        more.version && name.endsWith(` ${more.version}`) ? name.slice(0, -more.version.length - 1) : name,
      version: more.version,
      lastUsed: more.lastUsed,
      experienceYears: more.experienceYears ?? null,
      experienceMonths: more.experienceMonths ?? null,
    })),
  };
}

function projectsFrom(
  { projects = [] }: JsonResume,
  ids: ReadonlyMap<string, string>,
): Pick<ResumeDocumentInput, 'projects' | 'workSamples' | 'presentations'> {
  const [isSample, isPresentation] = [isOfKind('work-sample'), isOfKind('presentation')];
  return {
    projects: withIds(
      projects.filter((one) => !isSample(one) && !isPresentation(one)),
      (one) => ({
        title: one.name,
        taggedWith: ids.get(one['x-waymark']?.taggedWith ?? '') ?? '',
        status: one['x-waymark']?.status as ProjectStatus | undefined,
        client: one.entity,
        ...spanOf(one),
        details: one.description,
        highlights: one.highlights,
        keywords: one.keywords,
        url: one.url,
        roles: one.roles,
        type: one.type,
      }),
    ),
    workSamples: withIds(projects.filter(isSample), (one) => ({
      title: one.name,
      url: one.url,
      ...goingOn(one),
      description: one.description,
    })),
    presentations: withIds(projects.filter(isPresentation), ({ name, url, description }) => ({
      title: name,
      url,
      description,
    })),
  };
}

function accomplishmentsFrom(
  resume: JsonResume,
): Pick<ResumeDocumentInput, 'awards' | 'certifications' | 'publications' | 'patents'> {
  const { publications = [] } = resume;
  const isPatent = isOfKind('patent');
  return {
    awards: withIds(resume.awards, (one) => ({
      title: one.title,
      date: one.date,
      awarder: one.awarder,
      description: one.summary,
    })),
    certifications: withIds(resume.certificates, (one) => ({
      name: one.name,
      body: one.issuer,
      date: one.date,
      url: one.url,
    })),
    publications: withIds(
      publications.filter((one) => !isPatent(one)),
      (one) => ({
        title: one.name,
        url: one.url,
        publishedOn: one.releaseDate,
        publisher: one.publisher,
        description: one.summary,
      }),
    ),
    patents: withIds(publications.filter(isPatent), (one) => ({
      title: one.name,
      url: one.url,
      office: one['x-waymark']?.office,
      status: one['x-waymark']?.status as PatentStatus | undefined,
      applicationNumber: one['x-waymark']?.applicationNumber,
      publishedOn: one.releaseDate,
      description: one.summary,
    })),
  };
}

function withIds<T, U extends object>(entries: readonly T[] | undefined, map: (entry: T) => U) {
  return (entries ?? []).map((entry) => ({ id: newId(), ...map(entry) }));
}

interface Span extends Extended {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

function spanOf({ startDate, endDate }: Span) {
  return { from: startDate, till: endDate };
}

/** An entry with a start and no end is current, unless the file says otherwise. */
function goingOn(span: Span) {
  const { startDate, endDate } = span;
  const isCurrent = span['x-waymark']?.isCurrent ?? Boolean(startDate);
  return { ...spanOf(span), isCurrent: isCurrent && !endDate };
}

function saysWhere({ email, url, image, location }: JsonResumeBasics): boolean {
  const { city, region, countryCode } = location ?? {};
  return [email, url, image, city, region, countryCode].some(Boolean);
}

function basicsFrom({ email, url, image, location = {} }: JsonResumeBasics): ResumeDocumentInput['basics'] {
  return {
    email,
    website: url,
    picture: image,
    city: location.city,
    region: location.region,
    countryCode: location.countryCode?.toUpperCase(),
  };
}
