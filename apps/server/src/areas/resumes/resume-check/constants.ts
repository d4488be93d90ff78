import { msg } from '@waymark/contract/text/message';
/** Published guidelines that the findings cite, with their URLs. */
export const guidelines = {
  harvard: {
    name: 'Harvard FAS, Mignone Center for Career Success: Create a Strong Resume',
    url: 'https://careerservices.fas.harvard.edu/resources/create-a-strong-resume/',
  },
  harvardResearch: {
    name: 'Harvard, Undergraduate Research and Fellowships: Preparing a Resume',
    url: 'https://uraf.harvard.edu/apply-opportunities/app-components/resumes',
  },
  ncState: {
    name: 'NC State University: Five Resume Grammar Guidelines',
    url: 'https://pwresources.wordpress.ncsu.edu/2014/05/01/lesson-five-resume-grammar-guidelines/',
  },
  careersService: {
    name: 'National Careers Service (UK): CV sections',
    url: 'https://nationalcareers.service.gov.uk/careers-advice/cv-sections',
  },
  fairHiring: {
    name: 'GOV.UK: Employers, preventing discrimination in recruitment',
    url: 'https://www.gov.uk/employer-preventing-discrimination/recruitment',
  },
  measured: {
    name: 'Laszlo Bock, Google: My Personal Formula for a Winning Resume',
    url: 'https://www.linkedin.com/pulse/20140929001534-24454816-my-personal-formula-for-a-better-resume',
  },
  plainLanguage: {
    name: 'Digital.gov, plain language guide: Short and simple',
    url: 'https://digital.gov/guides/plain-language/principles/short-simple',
  },
  dates: {
    name: 'ISO 8601: Date and time format',
    url: 'https://www.iso.org/iso-8601-date-and-time-format.html',
  },
  phones: {
    name: 'ITU-T E.164: The international public telecommunication numbering plan',
    url: 'https://www.itu.int/rec/T-REC-E.164/en',
  },
  readingOrder: {
    name: 'W3C, technique PDF3: Ensuring correct tab and reading order in PDF documents',
    url: 'https://www.w3.org/WAI/WCAG22/Techniques/pdf/PDF3',
  },
  textOfGlyphs: {
    name: 'ISO 14289-1 (PDF/UA): every character maps to Unicode',
    url: 'https://www.iso.org/standard/64599.html',
  },
  links: {
    name: 'W3C, WCAG 2.2: Link purpose',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context',
  },
  fields: {
    name: msg`JSON Resume: the fields of an open resume format`,
    url: 'https://jsonresume.org/schema',
  },
  docx: {
    name: 'ECMA-376: Office Open XML, the published format of DOCX',
    url: 'https://ecma-international.org/publications-and-standards/standards/ecma-376/',
  },
} as const;

/** Clichés found in most resumes; patterns without word boundaries. */
export const buzzwords = [
  'team[ -]players?',
  'hard[ -]?work(?:ing|er)',
  'self[ -](?:starter|motivated)',
  'go[ -]getter',
  'highly motivated',
  'results?[ -](?:driven|oriented)',
  'detail[ -]oriented',
  'think(?:ing|er)? outside (?:of )?the box',
  'proven track record',
  'track record of success',
  'synerg(?:y|ies|istic)',
  'fast[ -]paced environment',
  'excellent communication skills',
  'good communication skills',
  'strong work ethic',
  'works? well under pressure',
  'best of breed',
  'go[ -]to person',
  'people person',
  'thought leader(?:ship)?',
  'guru',
  'rock ?star',
  'wheelhouse',
  'value[ -]add(?:ed)?',
];

/** Wordy phrases as patterns, each with a shorter replacement. */
export const wordyPhrases: readonly (readonly [string, string])[] = [
  ['in order to', 'to'],
  ['utilized', 'used'],
  ['utilizing', 'using'],
  ['utilize', 'use'],
  ['due to the fact that', 'because'],
  ['on a daily basis', 'daily'],
  ['on a weekly basis', 'weekly'],
  ['on a regular basis', 'regularly'],
  ['for the purpose of', 'for'],
  ['a large number of', 'many'],
  ['in the event that', 'if'],
  ['with regards? to', 'about'],
  ['was able to', 'could'],
];
