import { monthNames } from '@waymark/contract/text/format';
import type { JsonResume } from '@waymark/contract/resumes/resume-export/json-resume';

export type TableRow = Readonly<Record<string, string | undefined>>;

export type Tables = Record<
  | 'profile'
  | 'positions'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'honors'
  | 'publications'
  | 'patents'
  | 'volunteering'
  | 'courses'
  | 'recommendations'
  | 'emails'
  | 'phones',
  TableRow[]
>;

/** LinkedIn fields about a person that a resume has no field for. */
const privateColumns = ['birth date', 'maiden name', 'industry', 'instant messengers'];

export function mapTables(tables: Partial<Tables>): { resume: JsonResume; leftOut: string[] } {
  const [profile = {}] = tables.profile ?? [];
  const leftOut = privateColumns
    .filter((column) => profile[column])
    .map((column) => `Profile.csv: ${column}`);
  const list = <T>(rows: TableRow[] | undefined, map: (row: TableRow) => T) => (rows ?? []).map(map);
  const resume: JsonResume = {
    basics: mapBasics(profile, tables),
    work: list(tables.positions, (row) => ({
      name: row['company name'],
      position: row['title'],
      location: row['location'],
      ...spanOf(row),
      ...textOf(row['description']),
    })),
    education: list(tables.education, (row) => ({
      institution: row['school name'],
      studyType: row['degree name'],
      startDate: readDate(row['start date']),
      endDate: readDate(row['end date']),
      courses: [row['notes'], row['activities']].flatMap((text) => linesOf(text)),
    })),
    volunteer: list(tables.volunteering, (row) => ({
      organization: row['company name'],
      position: row['role'],
      ...spanOf(row),
      summary: row['description'] || row['cause'],
    })),
    skills: list(tables.skills, (row) => ({ name: row['name'] })),
    languages: list(tables.languages, (row) => ({ language: row['name'], fluency: row['proficiency'] })),
    certificates: list(tables.certifications, (row) => ({
      name: row['name'],
      issuer: row['authority'],
      url: row['url'],
      date: readDate(row['started on']),
    })),
    projects: list(tables.projects, (row) => ({
      name: row['title'],
      description: row['description'],
      url: row['url'],
      ...spanOf(row),
    })),
    awards: list(tables.honors, (row) => ({
      title: row['title'],
      summary: row['description'],
      date: readDate(row['issued on']),
    })),
    publications: [...list(tables.publications, mapPublication), ...list(tables.patents, mapPatent)],
    references: list(tables.recommendations, (row) => ({
      name: [row['first name'], row['last name']].filter(Boolean).join(' '),
      reference: row['text'],
    })),
  };
  return { resume, leftOut };
}

function mapBasics(profile: TableRow, { emails = [], phones = [] }: Partial<Tables>): JsonResume['basics'] {
  const primary = emails.find((row) => /^yes$/i.test(row['primary'] ?? '')) ?? emails[0];
  const { address, city } = placeOf(profile);
  return {
    name: [profile['first name'], profile['last name']].filter(Boolean).join(' '),
    label: profile['headline'],
    summary: profile['summary'],
    email: primary?.['email address'],
    phone: phones[0]?.['number'],
    location: { address, city, postalCode: profile['zip code'] },
    url: addressesOf(profile['websites'])[0],
    profiles: [
      ...addressesOf(profile['websites'])
        .slice(1)
        .map((url) => ({ network: 'Website', url })),
      ...listOf(profile['twitter handles']).map((username) => ({
        network: 'Twitter',
        username,
        url: `https://twitter.com/${encodeURIComponent(username)}`,
      })),
    ],
  };
}

function placeOf(profile: TableRow) {
  return { address: profile['address'], city: profile['geo location'] };
}

function mapPublication(row: TableRow) {
  return {
    name: row['name'],
    publisher: row['publisher'],
    releaseDate: readDate(row['published on']),
    url: row['url'],
    summary: row['description'],
  };
}

function mapPatent(row: TableRow) {
  return {
    name: row['title'],
    publisher: ['Patent', row['number']].filter(Boolean).join(' '),
    releaseDate: readDate(row['issued on'] || row['filed on']),
    url: row['url'],
    summary: row['description'],
  };
}

function spanOf(row: TableRow) {
  return { startDate: readDate(row['started on']), endDate: readDate(row['finished on']) };
}

/** Lines that begin with a bullet are highlights; the text before them is the summary. */
function textOf(description = ''): { summary: string; highlights: string[] } {
  const lines = linesOf(description);
  const points = lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, '').trim());
  const text = lines.filter((line) => !bullet.test(line));
  return { summary: text.join('\n'), highlights: points };
}

const bullet = /^[•·●▪◦*–-]\s*/;

function linesOf(text = ''): string[] {
  return text
    .split(/\n| {2,}(?=[•·●▪◦*–-]\s)/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** "[COMPANY:https://…,PERSONAL:https://…]". */
function addressesOf(text = ''): string[] {
  return text.match(/https?:\/\/[^\s,\]]+/gi) ?? [];
}

/** "[one,two]". */
function listOf(text = ''): string[] {
  return text
    .replaceAll(/^\[|\]$/g, '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

const dateShapes = [
  /^(?<year>\d{4})$/,
  /^(?<month>[A-Za-z]{3})[a-z]*\.? (?:(?<day>\d{1,2}),? )?(?<year>\d{4})$/,
];

/** "Sep 2019", "Sep 3, 2019" and "2019" as ISO 8601 in the same precision; an invalid date becomes empty. */
function readDate(text = ''): string {
  for (const shape of dateShapes) {
    const { year, month, day } = shape.exec(text.trim())?.groups ?? {};
    if (!year) continue;
    const at = month
      ? monthNames.findIndex((name) => name.slice(0, 3).toLowerCase() === month.toLowerCase()) + 1
      : 0;
    if (at === 0) return year;
    const parts = [year, String(at).padStart(2, '0'), ...(day ? [day.padStart(2, '0')] : [])];
    return parts.join('-');
  }
  return '';
}
