import type { ReadSectionKind } from '@waymark/contract/resumes/resume-reading';
import { readDataLines, readDataPattern, readDataRows } from '../../../platform/data-files.ts';

/**
 * Words that identify a section, the most specific first: "Volunteer Experience" is about volunteering,
 * "Language Skills" about languages.
 */
export const headingWords = readDataRows('resumes/section-headings.tsv') as unknown as readonly (readonly [
  kind: ReadSectionKind,
  words: string,
])[];

/** Words that may appear beside a section word without changing the heading's meaning. */
export const headingQualifiers = readDataPattern('resumes/heading-qualifiers.txt');

/** Headings without a section word, matched as whole phrases. */
export const spokenHeadings: readonly (readonly [ReadSectionKind, RegExp])[] = [
  [
    'experience',
    /^(places |companies |teams )?(where )?(i(['’]ve| have)? )(worked|been working)( at| for| with)?$|^(my )?(professional )?(journey|path|track record)$|^what i(['’]ve| have) (done|been doing)$/i,
  ],
  ['education', /^where i (studied|learned|learnt|went to school)$|^(schools?|learning)$/i],
  ['projects', /^(things|what) i(['’]ve| have)? (built|made|shipped|created)$/i],
  [
    'skills',
    /^(technical|technicals)$|^(what|things) i (know|use|do( best)?|work with|am good at|bring)( best)?$|^i work with$/i,
  ],
  [
    'interests',
    /^(beyond|outside|besides|apart from|away from|when not( at)?|off)( of)?( the)? (work|office|hours|duty|screen|desk|job)$|^(after hours|(in my )?(free|spare|leisure) time|leisure|fun|off duty)$/i,
  ],
  ['interests', /^(centres d['’]int[ée]r[êe]ts?|ilgi alanları|tiempo libre|tempo libero|tempo livre)$/i],
  ['skills', /^(savoir[- ]faire|o que (eu )?sei)$/i],
  [
    'summary',
    /^((hello|hi|who i am|in (brief|short)|at a glance)!?|über mich|à propos( de moi)?|sobre m[íi]m?|su di me|chi sono|o mnie|o sobie|om mig|over mij)$/i,
  ],
];

/** A heading above contact details: it neither begins nor ends a section. */
export const contactHeading = new RegExp(
  `^(?:${[
    'contacts?|contact (?:me|info(?:rmation)?|details)|personal (?:info(?:rmation)?|details|data|particulars)',
    'bio-?\\s?data|details|get in touch|links|online|social(?: media)?|find me(?: online)?|address|reach me',
    'kontakt(?:daten|informationen)?|persönliche (?:daten|angaben)|angaben zur person|zur person|personalien|persönliches|osobní údaje',
    'coordonnées|contact et coordonnées|informations? (?:personnelles?|de contact)|état civil',
    'contacto|contactar|(?:datos|información) (?:personal(?:es)?|de contacto)',
    'contatti|(?:dati|informazioni) (?:personali|anagrafici)|dati anagrafici',
    'contatos?|contactos|(?:dados|informações) (?:pessoais|de conta[c]?to)',
    'contactgegevens|contactinformatie|persoonlijke (?:gegevens|informatie)|personalia',
    'dane (?:osobowe|kontaktowe)',
    'kontaktuppgifter|kontaktinformation|personuppgifter|personlig information',
    '(?:联系|聯繫|聯絡)(?:方式|信息|資料)|[个個]人(?:信息|資料|资料|資訊)|基本(?:信息|資料|资料|情况)|連絡先|個人情報|연락처|인적\\s?사항|개인\\s?정보|기본\\s?정보',
    '(?:معلومات|بيانات) (?:الاتصال|التواصل|شخصية)|(?:المعلومات|البيانات) الشخصية|التواصل|للتواصل|الاتصال',
    'פרטים אישיים|פרטי (?:קשר|התקשרות)|יצירת קשר',
  ].join('|')})$`,
  'iu',
);

/** A document's own title. */
export const documentTitle =
  /^(resum[eé]|résumé|curriculum vitae|cv|c\.v\.|lebenslauf|currículum|hoja de vida|życiorys|[个個]人[简簡][历歷]|[简簡][历歷]|履歴書|職務経歴書|이력서|السيرة الذاتية|קורות חיים)( of| –| -|:)?\s*/i;

/** Nouns for occupations: a title contains one of these, usually at its end. */
export const titleNouns = readDataPattern('resumes/title-nouns.txt');

/** Words that a title begins with. */
export const titleQualifiers = readDataPattern('resumes/title-qualifiers.txt');

/** A typical ending of occupations: weaker evidence than a known noun. */
export const agentEnding =
  /\p{Ll}{2}(?:eer|ist|ician|ologist|smith|keeper|maker|worker|person|woman|master)s?$/u;

/** Words in the names of companies and institutions that no title contains. */
export const organisationWords = readDataPattern('resumes/organisation-words.txt');

/** Words for teams within a company. */
export const teamWords = readDataPattern('resumes/team-words.txt');

/** Degrees and certificates that schools award. */
export const degreeWords = readDataPattern('resumes/degree-words.txt');

/** Words in the names of schools. */
export const institutionWords = readDataPattern('resumes/institution-words.txt');

/** States, provinces and territories of countries that write "City, State". */
export const stateNames: readonly string[] = readDataLines('resumes/state-names.txt');

export const stateCodes: readonly string[] = readDataLines('resumes/state-codes.txt');

/** Work modes, printed where a place is expected. */
export const workModes =
  /^(?:fully\s+)?(?:remote|hybrid|on-?site|work from home|wfh|distributed|worldwide|nationwide|various locations|multiple locations)$/i;
