import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import type { StoredField } from '@waymark/contract/resumes/resume-check';
import { plural, shorten } from './text-rules.ts';

/** Longer lists are cut to this length and end with the number of items left out. */
const listed = 30;

/** The fields an employer's software would extract from a resume, according to our own reader. */
export function presentStored(resume: ReadResume): StoredField[] {
  const { contact, positions, education, skills, languages, certifications, projects } = resume;
  const own = (label: string, value: string | null | undefined) => field('Contact', label, value);
  return [
    own('Name', contact.name?.text),
    own('Headline', contact.headline?.text),
    own('Email', contact.email?.text),
    own('Phone', contact.phone?.text),
    own('Place', contact.place?.text),
    own(
      'Links',
      joined(
        contact.links.map(({ url }) => url.replace(/^https?:\/\/(?:www\.)?|^mailto:/, '').replace(/\/$/, '')),
      ),
    ),
    ...positions.slice(0, listed).map((one, at) => {
      const parts = [one.title ?? 'no title', one.company ?? 'no employer', one.dates ?? 'no dates'];
      return field(
        'Experience',
        `Position ${at + 1}`,
        `${parts.join(' · ')} (${plural(one.bullets.length, 'line')})`,
      );
    }),
    ...education.slice(0, listed).map((one, at) => {
      const parts = [one.degree ?? 'no degree', one.institution ?? 'no school', one.dates ?? 'no dates'];
      return field('Education', `Entry ${at + 1}`, parts.join(' · '));
    }),
    field('Skills', plural(skills.length, 'skill'), joined(skills.map(({ name }) => name))),
    field('More', 'Projects', joined(projects.flatMap(({ name }) => name ?? []))),
    field('More', 'Certificates', joined(certifications.map(({ name }) => name))),
    field(
      'More',
      'Languages',
      joined(languages.map(({ name, level }) => (level ? `${name} (${level})` : name))),
    ),
  ];
}

function field(group: string, label: string, value: string | null | undefined): StoredField {
  return { group, label, value: value ? shorten(value, 600) : null };
}

function joined(texts: readonly string[]): string | null {
  if (texts.length === 0) return null;
  const more = texts.length > listed ? ` and ${texts.length - listed} more` : '';
  return `${texts.slice(0, listed).join(', ')}${more}`;
}
