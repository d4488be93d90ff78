import type { ResumeSectionKey } from '@waymark/contract/choices/resume-profile';
import type { JsonResume, JsonResumeBasics } from '@waymark/contract/resume-export/json-resume';
import type { ResumeDocumentInput } from '@waymark/contract/resume-profile';
import { newId } from '../../platform/ids.ts';

/** What the standard calls a section of My Resume, for whoever looks for a place in a file. */
export const standardNames: Partial<Record<ResumeSectionKey, string>> = {
  headline: 'basics.label',
  summary: 'basics.summary',
  onlineProfiles: 'basics.profiles',
  employment: 'work',
  volunteering: 'volunteer',
  certifications: 'certificates',
};

/** The sections that a JSON Resume says anything of, as they would be typed in; not checked yet. */
export function sectionsFromJson(resume: JsonResume): Partial<ResumeDocumentInput> {
  const { basics = {} } = resume;
  return {
    ...(saysWhere(basics) && { basics: basicsFrom(basics) }),
    ...(basics.label && { headline: basics.label }),
    ...(basics.summary && { summary: basics.summary }),
    onlineProfiles: withIds(basics.profiles, (one) => ({
      name: one.network,
      username: one.username,
      url: one.url,
    })),
    employment: withIds(resume.work, (one) => ({
      designation: one.position,
      organization: one.name,
      ...goingOn(one),
      description: one.summary,
      highlights: one.highlights,
      location: one.location,
      url: one.url,
      about: one.description,
    })),
    volunteering: withIds(resume.volunteer, (one) => ({
      organization: one.organization,
      position: one.position,
      url: one.url,
      ...goingOn(one),
      description: one.summary,
      highlights: one.highlights,
    })),
    education: withIds(resume.education, (one) => ({
      course: one.area,
      degree: one.studyType,
      institute: one.institution,
      url: one.url,
      ...spanOf(one),
      score: one.score,
      courses: one.courses,
    })),
    skills: withIds(resume.skills, ({ name, level, keywords }) => ({ name, level, keywords })),
    projects: projectsFrom(resume),
    languages: withIds(resume.languages, ({ language, fluency }) => ({ language, fluency })),
    interests: withIds(resume.interests, ({ name, keywords }) => ({ name, keywords })),
    references: withIds(resume.references, ({ name, reference }) => ({ name, reference })),
    ...accomplishmentsFrom(resume),
  };
}

function projectsFrom({ projects }: JsonResume): ResumeDocumentInput['projects'] {
  return withIds(projects, (one) => ({
    title: one.name,
    client: one.entity,
    ...spanOf(one),
    details: one.description,
    highlights: one.highlights,
    keywords: one.keywords,
    url: one.url,
    roles: one.roles,
    type: one.type,
  }));
}

function accomplishmentsFrom(
  resume: JsonResume,
): Pick<ResumeDocumentInput, 'awards' | 'certifications' | 'publications'> {
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
    publications: withIds(resume.publications, (one) => ({
      title: one.name,
      url: one.url,
      publishedOn: one.releaseDate,
      publisher: one.publisher,
      description: one.summary,
    })),
  };
}

function withIds<T, U extends object>(entries: readonly T[] | undefined, map: (entry: T) => U) {
  return (entries ?? []).map((entry) => ({ id: newId(), ...map(entry) }));
}

interface Span {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

function spanOf({ startDate, endDate }: Span) {
  return { from: startDate, till: endDate };
}

/** What has begun and says no end goes on. */
function goingOn(span: Span) {
  return { ...spanOf(span), isCurrent: Boolean(span.startDate && !span.endDate) };
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
