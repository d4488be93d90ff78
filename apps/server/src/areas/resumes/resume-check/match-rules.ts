import type { JobMatch } from '@waymark/contract/resumes/resume-check';
import type { JobDetail, Place } from '@waymark/contract/jobs/jobs';
import { readAsked, type Asked } from './asked-rules.ts';
import { coveredMonths, spanOf } from './month-rules.ts';
import { findSkill } from './skill-rules.ts';
import { placeOf, quote, shorten, type ResumeText } from './text-rules.ts';
import type { FoundRequirement } from './finding-rules.ts';
import { asWritten } from './message-rules.ts';
import { type Message, msg, plural } from '@waymark/contract/text/message';

/** The fields of a posting that are compared. */
export type WantedJob = Pick<
  JobDetail,
  'skills' | 'requirements' | 'description' | 'education' | 'experienceMin' | 'places' | 'workMode'
>;

type Requirement = FoundRequirement;
type Found = Omit<Requirement, 'kind' | 'name' | 'asked' | 'places'> & { lines: readonly string[] };

/** A posting with more skills than this is compared by the first ones: they are the most specific. */
const skillsCompared = 20;
const placesShown = 3;
const quoteLength = 160;

/** Which of a posting's requirements a resume meets, each with the reason and the location. */
export function matchJob(
  job: WantedJob,
  text: ResumeText,
): Pick<JobMatch, 'skillsShown' | 'skillsAsked'> & { requirements: Requirement[] } {
  const asked = readAsked(job);
  const skills = job.skills
    .slice(0, skillsCompared)
    .map((name) => requirement(text, 'skill', asWritten(name), null, findSkill(text, name)));
  const requirements = [
    ...skills,
    ...matchYears(text, asked.years),
    ...matchEducation(text, asked.education),
    ...asked.languages.map((one) =>
      requirement(text, 'language', one.name, one.quote, findLanguage(text, one.name)),
    ),
    ...asked.certificates.map((one) =>
      requirement(text, 'certificate', one.name, one.quote, findCertificate(text, one.pattern)),
    ),
    ...matchPlace(text, job),
    ...matchPermit(text, asked.permit),
  ];
  return {
    skillsShown: skills.filter(({ standing }) => standing !== 'missing').length,
    skillsAsked: skills.length,
    requirements,
  };
}

function requirement(
  text: ResumeText,
  kind: Requirement['kind'],
  name: Message,
  asked: string | null,
  { standing, reason, lines }: Found,
): Requirement {
  const places = [...new Set(lines)].slice(0, placesShown).flatMap((id) => placeOf(text, id) ?? []);
  return { kind, name, asked: asked === null ? null : shorten(asked, quoteLength), standing, reason, places };
}

function matchYears(text: ResumeText, years: Asked['years']): Requirement[] {
  if (!years) return [];
  const name = msg`${plural(years.least, 'year')} of experience`;
  return [requirement(text, 'years', name, years.quote, findYears(text, years.least))];
}

function findYears({ resume, file }: ResumeText, least: number): Found {
  const dated = resume.positions.flatMap((position) => {
    const span = spanOf(position, file.uploadedAt);
    return span && span.to >= span.from ? [{ position, span }] : [];
  });
  const lines = dated.flatMap(({ position }) => position.lines.slice(0, 1));
  if (dated.length === 0) {
    return {
      standing: 'unstated',
      reason: msg`No position of the resume has dates that could be read`,
      lines: [],
    };
  }
  const months = coveredMonths(dated.map(({ span }) => span));
  const reason =
    months < 12
      ? msg`The dates of ${plural(dated.length, 'position')} add up to less than a year, of any kind of work`
      : msg`The dates of ${plural(dated.length, 'position')} add up to about ${plural(Math.round(months / 12), 'year')}, of any kind of work`;
  // Dates may lack months and work may be unlisted: within a year of the requirement the result is uncertain.
  const standing = months >= least * 12 ? 'strong' : months >= least * 12 - 12 ? 'partial' : 'missing';
  return { standing, reason, lines };
}

const levels: readonly (readonly [number, RegExp])[] = [
  [5, /\bph\.?\s?d\b|\bdoctor/i],
  [4, /\bmaster|\bm\.?\s?(?:sc|s|a|eng|phil|tech)\b|\bmba\b|\bdiplom-?ing/i],
  [3, /\bbachelor|\bb\.?\s?(?:sc|s|a|eng|tech|com|n)\b|\bundergraduate\b|\blicence\b|\blicenciatura/i],
];

function matchEducation(text: ResumeText, education: Asked['education']): Requirement[] {
  if (!education) return [];
  return [requirement(text, 'education', education.name, education.quote, findDegree(text, education.level))];
}

function findDegree({ resume }: ResumeText, level: number): Found {
  const degrees = resume.education.flatMap((entry) => {
    const own = levels.find(([, pattern]) => pattern.test(entry.degree ?? ''))?.[0];
    return own === undefined ? [] : [{ own, entry }];
  });
  const [best] = degrees.toSorted((a, b) => b.own - a.own);
  if (!best) {
    return { standing: 'unstated', reason: msg`No degree could be read in the resume`, lines: [] };
  }
  const lines = best.entry.lines.slice(0, 2);
  const degree = quote(best.entry.degree ?? '');
  return best.own >= level
    ? { standing: 'strong', reason: msg`The resume has ${degree}`, lines }
    : { standing: 'partial', reason: msg`The highest degree that could be read is ${degree}`, lines };
}

function findLanguage({ resume, isEnglish }: ResumeText, name: string): Found {
  const spoken = resume.languages.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (spoken) {
    return {
      standing: spoken.level ? 'strong' : 'partial',
      reason: spoken.level
        ? msg`The resume lists ${spoken.name}, ${spoken.level}`
        : msg`The resume lists ${spoken.name}, without a level`,
      lines: [spoken.line],
    };
  }
  if (name === 'English' && isEnglish) {
    return { standing: 'strong', reason: msg`The resume is written in English`, lines: [] };
  }
  return resume.languages.length > 0
    ? { standing: 'missing', reason: msg`It is not among the languages that the resume lists`, lines: [] }
    : { standing: 'unstated', reason: msg`The resume lists no languages`, lines: [] };
}

function findCertificate({ lines }: ResumeText, pattern: RegExp): Found {
  const found = lines.filter(({ text }) => pattern.test(text));
  return found.length > 0
    ? {
        standing: 'strong',
        reason: msg`The resume says ${quote(found[0]?.text ?? '')}`,
        lines: found.map(({ id }) => id),
      }
    : { standing: 'missing', reason: msg`No line of the resume names it`, lines: [] };
}

/** Only for on-site postings: remote work does not depend on the place. */
function matchPlace(text: ResumeText, { places, workMode }: WantedJob): Requirement[] {
  const named = places.filter(({ city, country }) => city !== '' || country !== '');
  if (workMode === 'remote' || named.length === 0) return [];
  const name = named
    .slice(0, 3)
    .map(({ city, country }) => city || country)
    .join(', ');
  return [requirement(text, 'place', asWritten(name), null, findPlace(text, named))];
}

function findPlace({ resume }: ResumeText, places: readonly Place[]): Found {
  const { place } = resume.contact;
  if (!place) return { standing: 'unstated', reason: msg`The resume does not say where you are`, lines: [] };
  const own = place.text.toLowerCase();
  const said = quote(place.text);
  const lines = [place.line];
  if (places.some(({ city }) => city !== '' && own.includes(city.toLowerCase())))
    return { standing: 'strong', reason: msg`The resume says ${said}`, lines };
  const isNear = places.some(({ country, region }) =>
    [country, region].some((one) => one !== '' && own.includes(one.toLowerCase())),
  );
  return isNear
    ? { standing: 'partial', reason: msg`The resume says ${said}, in the same country or region`, lines }
    : {
        standing: 'unstated',
        reason: msg`The resume says ${said}; it does not say whether you would move`,
        lines,
      };
}

const permitOfOwn =
  /\b(?:citizen(?:ship)?|permanent residen(?:t|ce)|green card|work permit|work authori[sz]ation|authori[sz]ed to work|right to work|visa|EU national|settled status)\b/i;

function matchPermit(text: ResumeText, asked: string | undefined): Requirement[] {
  if (asked === undefined) return [];
  const own = text.lines.filter((line) => permitOfOwn.test(line.text));
  const found: Found =
    own.length > 0
      ? {
          standing: 'strong',
          reason: msg`The resume says ${quote(own[0]?.text ?? '')}`,
          lines: own.map(({ id }) => id),
        }
      : {
          standing: 'unstated',
          reason: msg`The resume does not say it. If it is true, say so when you apply`,
          lines: [],
        };
  return [requirement(text, 'permit', msg`Permit to work`, asked, found)];
}
