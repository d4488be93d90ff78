import type { MatchStanding } from '@waymark/contract/resumes/choices';
import { findAlternatives } from '../../search/lexicon/synonym-rules.ts';
import { spellingsOf } from './technology-rules.ts';
import { shorten, type PlacedLine, type ResumeText } from './text-rules.ts';
import { type Message, msg } from '@waymark/contract/text/message';

/** Where a resume shows a skill, and how strong that evidence is. */
export interface SkillStanding {
  standing: Extract<MatchStanding, 'strong' | 'partial' | 'missing'>;
  reason: Message;
  lines: readonly string[];
}

/** Skill names that are also plain words or letters: they count only in a list of skills. */
const plainWords = new Set(
  (
    'c r go d f q word excel access express swift rust ruby spark spring oracle flask react chef ' +
    'puppet salt julia scheme snap unity outlook teams slack sketch notion segment helm argo fix ml ' +
    'ai ip pr hr it design sales writing research support english risk word bash claude cursor ' +
    'copilot bedrock concur windows optimization statistics'
  ).split(' '),
);

/** The maximum number of spellings searched for per requirement. */
const maxNames = 12;

/** Whether a resume shows a skill, in its positions or only in a list. */
export function findSkill(text: ResumeText, skill: string): SkillStanding {
  const names = namesOf(skill);
  const listed = text.resume.skills
    .filter(({ name }) => names.some((one) => isSame(one, name)))
    .map(({ line }) => line);
  const named = isPlain(skill) ? [] : linesNaming(text, names);
  const work = workLines(text);
  const shown = isPlain(skill) ? [] : named.filter((id) => work.has(id));
  if (shown.length > 0) {
    return {
      standing: 'strong',
      reason: msg`At work: ${quoteLine(text, shown[0])}`,
      lines: [...shown, ...listed],
    };
  }
  const [first] = [...listed, ...named];
  if (first !== undefined) {
    const reason = isPlain(skill)
      ? msg`Listed among the skills`
      : msg`Named, but no line about work or a project shows it`;
    return { standing: 'partial', reason, lines: [...listed, ...named] };
  }
  return { standing: 'missing', reason: msg`No line of the resume names it`, lines: [] };
}

/** The skill, its synonyms and its other spellings. */
function namesOf(skill: string): readonly string[] {
  const same = findAlternatives(skill.split(/\s+/))?.same ?? [];
  return [...new Set([skill, ...same, ...spellingsOf(skill)])].slice(0, maxNames);
}

const fold = (name: string) => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** "SQL", "SQL (PostgreSQL)" and "Advanced SQL" name it; "NoSQL" does not. */
function isSame(skill: string, listed: string): boolean {
  const [name, entry] = [fold(skill), fold(listed)];
  return entry === name || (name.length > 2 && pattern(name).test(entry));
}

/** Whether the name of a skill is also a plain word or a letter. */
export const isPlain = (skill: string) => plainWords.has(fold(skill)) || fold(skill).length === 1;

const letter = String.raw`\p{L}\p{N}`;

function pattern(name: string): RegExp {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![${letter}])${escaped}(?![${letter}+#])`, 'iu');
}

function linesNaming({ lines }: ResumeText, names: readonly string[]): string[] {
  const patterns = names.filter((name) => name.length > 1 && !plainWords.has(fold(name))).map(pattern);
  return lines.filter(({ text }) => patterns.some((one) => one.test(text))).map(({ id }) => id);
}

/** The lines of positions, projects and unpaid work. */
function workLines({ resume }: ResumeText): ReadonlySet<string> {
  const kinds = resume.sections.filter(({ kind }) =>
    ['experience', 'projects', 'volunteering'].includes(kind),
  );
  return new Set([
    ...kinds.flatMap(({ lines }) => lines),
    ...[...resume.positions, ...resume.projects].flatMap(({ lines }) => lines),
  ]);
}

function quoteLine({ byId }: ResumeText, id: string | undefined): string {
  const line: PlacedLine | undefined = id === undefined ? undefined : byId.get(id);
  return `“${shorten(line?.text ?? '', 120)}”`;
}
