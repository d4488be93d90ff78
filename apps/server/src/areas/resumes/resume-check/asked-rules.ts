import type { JobDetail } from '@waymark/contract/jobs/jobs';
import { msg } from '@waymark/contract/text/message';

/** What a posting asks for beside its list of skills, with the words that ask for it. */
export interface Asked {
  years: { least: number; quote: string | null } | undefined;
  education: { level: number; name: string; quote: string } | undefined;
  languages: { name: string; quote: string }[];
  certificates: { name: string; pattern: RegExp; quote: string }[];
  permit: string | undefined;
}

/** A hostile posting may be very long; the requirements are in its first lines. */
const maxSentences = 400;
const maxSentence = 400;

/** The sentences of a posting: its requirements, then its text without markup. */
function sentencesOf(job: Pick<JobDetail, 'requirements' | 'description' | 'education'>): string[] {
  const plain = job.description
    .replaceAll(/<\/(?:p|li|h\d|div|ul|ol)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&(?:nbsp|#160);/g, ' ');
  return [...job.requirements, job.education, ...splitSentences(plain)]
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim().slice(0, maxSentence))
    .filter(Boolean)
    .slice(0, maxSentences);
}

/** The sentences and the lines of a plain text. */
export const splitSentences = (text: string): string[] => text.split(/\n|(?<=[.!?;])\s+/);

const years =
  /\b(?:(?:at least|minimum(?: of)?|min\.?)\s+)?(\d{1,2})\s*(?:\+|or more|plus)?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?\+?\s*years?(?:['’]|\s+of)?\s+(?:\p{L}+[\s,/&-]+){0,6}?experience\b/iu;

/** Bachelor's or higher; "or equivalent experience" lowers the requirement before it. */
const degrees = [
  { level: 5, name: msg`A doctorate`, pattern: /\bph\.?\s?d\b|\bdoctora(?:te|l)\b/i },
  {
    level: 4,
    name: msg`A master’s degree`,
    pattern: /\bmaster(?:['’]?s)?\s+(?:degree|of|in)\b|\bm\.?sc\b|\bmba\b/i,
  },
  {
    level: 3,
    name: msg`A bachelor’s degree`,
    pattern:
      /\bbachelor(?:['’]?s)?\b|\bb\.?sc\b|\bundergraduate degree\b|\buniversity degree\b|\bcollege degree\b/i,
  },
] as const;

/** Languages are capitalized: "polish the silver" does not ask for one. */
const languages = (
  'English German French Spanish Italian Portuguese Dutch Polish Swedish Danish Norwegian ' +
  'Finnish Czech Russian Ukrainian Turkish Greek Arabic Hebrew Hindi Japanese Korean Mandarin ' +
  'Cantonese Chinese'
).split(' ');
const language = new RegExp(String.raw`\b(?:${languages.join('|')})\b`, 'g');
const askedBefore =
  /\b(?:fluen(?:t|cy)|native|proficien(?:t|cy)|business[- ]level|bilingual|conversational|good command|knowledge|spoken|speak(?:ing|s)?)\b[^.;]{0,40}$/i;
const askedBehind =
  /^[^.;]{0,20}?\b(?:fluen(?:t|cy)|required|speak(?:ing|er)|language skills|is a must|native|[bc][12])\b/i;

const certificates = [
  ['PMP', /\bPMP\b/],
  ['CPA', /\bCPA\b/],
  ['CFA', /\bCFA\b/],
  ['ACCA', /\bACCA\b/],
  ['CISSP', /\bCISSP\b/],
  ['CISA', /\bCISA\b/],
  ['CCNA', /\bCCNA\b/],
  ['ITIL', /\bITIL\b/],
  ['PRINCE2', /\bPRINCE\s?2\b/i],
  ['Certified Scrum Master', /\b(?:CSM|certified scrum ?master)\b/i],
  ['Six Sigma', /\bsix sigma\b/i],
  ['BLS', /\bBLS\b|\bbasic life support\b/i],
  ['ACLS', /\bACLS\b|\badvanced cardiac life support\b/i],
  [
    msg`Registered nurse license`,
    /\bRN license\b|\bregistered nurse licen[sc]e\b|\bRN\b(?=[^.;]{0,20}\blicen[sc])/i,
  ],
  [msg`Commercial driver’s license`, /\bCDL\b|\bcommercial driver['’]?s licen[sc]e\b/i],
  [msg`Driver’s license`, /\bdriv(?:er['’]?s|ing) licen[sc]e\b/i],
  [msg`Forklift license`, /\bforklift (?:licen[sc]e|certifi)/i],
  [msg`AWS certification`, /\bAWS[- ]certifi/i],
  ['Series 7', /\bseries 7\b/i],
] as const;

const permit =
  /\b(?:authori[sz]ed to work|work authori[sz]ation|right to work|work permit|(?:no|not|without)\b[^.;]{0,40}\b(?:visa )?sponsorship|legally (?:entitled|eligible) to work)\b/i;
const optional =
  /\b(?:preferred|a plus|nice to have|bonus|desirable|ideally|advantage(?:ous)?|or equivalent|not required)\b/i;

/** What a posting's fields and sentences require; optional wishes are left out. */
export function readAsked(
  job: Pick<JobDetail, 'requirements' | 'description' | 'education' | 'experienceMin'>,
): Asked {
  const sentences = sentencesOf(job);
  const firm = sentences.filter((sentence) => !optional.test(sentence));
  return {
    years: readYears(job.experienceMin, firm),
    education: degrees
      .flatMap(({ level, name, pattern }) => {
        const found = firm.find((sentence) => pattern.test(sentence));
        return found === undefined ? [] : [{ level, name, quote: found }];
      })
      .at(-1),
    languages: readLanguages(firm),
    certificates: certificates.flatMap(([name, pattern]) => {
      const found = firm.find((sentence) => pattern.test(sentence));
      return found === undefined ? [] : [{ name, pattern, quote: found }];
    }),
    permit: sentences.find((sentence) => permit.test(sentence)),
  };
}

function readYears(field: number | null, sentences: readonly string[]): Asked['years'] {
  if (field !== null && field > 0) return { least: field, quote: null };
  for (const sentence of sentences) {
    const least = Number(years.exec(sentence)?.[1]);
    if (least > 0 && least < 40) return { least, quote: sentence };
  }
  return undefined;
}

function readLanguages(sentences: readonly string[]): Asked['languages'] {
  const found = new Map<string, string>();
  for (const sentence of sentences) {
    const asked = [...sentence.matchAll(language)].find(
      ({ 0: name, index }) =>
        askedBefore.test(sentence.slice(0, index)) || askedBehind.test(sentence.slice(index + name.length)),
    );
    if (asked && !found.has(asked[0])) found.set(asked[0], sentence);
  }
  return [...found].map(([name, quote]) => ({ name, quote }));
}
