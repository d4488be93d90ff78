import type { CheckFinding } from '@waymark/contract/resumes/resume-check';
import type { PublishedFields, ReviewComment, ReviewFields } from '@waymark/contract/resumes/resume-review';
import { textOfFinding } from '@waymark/contract/text/finding-text';
import type { Prefill } from './prefill-rules.ts';

interface Origins {
  /** The sentences that the form began with. */
  prefill: Prefill;
  findings: readonly CheckFinding[];
  /** Texts of the templates that the reviewer may insert. */
  templates: readonly string[];
}

/** A tidy review with the sentences that a program wrote told apart from the reviewer's own. */
export function markAutomatic(
  fields: ReviewFields,
  { prefill, findings, templates }: Origins,
): PublishedFields {
  const sections = Object.entries(fields.sections).map(([name, { score, text }]) => {
    const { own, automatic } = separateAutomatic(text, prefill[name as keyof Prefill] ?? '', templates);
    return [name, { score, text: own, ...(automatic && { automatic }) }] as const;
  });
  const rules = new Map(findings.map((finding) => [plain(textOfFinding(finding)), finding.rule]));
  return {
    ...fields,
    sections: Object.fromEntries(sections) as PublishedFields['sections'],
    comments: fields.comments.map((comment) => markComment(comment, rules)),
  };
}

function markComment(comment: ReviewComment, rules: ReadonlyMap<string, string>): ReviewComment {
  const rule = rules.get(plain(comment.text));
  return rule === undefined ? comment : { ...comment, rule };
}

/** Takes the sentence that was found out of a text, once, unless it stands there as part of a template. */
export function separateAutomatic(
  text: string,
  found: string,
  templates: readonly string[],
): { own: string; automatic: string } {
  const own = text.trim();
  if (found === '') return { own, automatic: '' };
  if (plain(own) === plain(found)) return { own: '', automatic: found };
  const inserted = templates.flatMap((template) => placesOf(own, template.trim()));
  for (const match of own.matchAll(patternOf(found))) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (inserted.some(([from, to]) => from <= start && end <= to)) continue;
    return { own: joinAround(own.slice(0, start), own.slice(end)), automatic: found };
  }
  return { own, automatic: '' };
}

/** The sentence with any spaces, with or without its full stop, where nothing goes on in it. */
function patternOf(sentence: string): RegExp {
  const words = sentence.replace(/\.$/, '').split(/\s+/).map(RegExp.escape).join('\\s+');
  return new RegExp(`(?<!\\S)${words}(?:\\.(?!\\S)|(?=[^\\S\\n]*(?:\\n|$)))`, 'g');
}

/** Where a template stands in a text. */
function placesOf(text: string, template: string): [number, number][] {
  if (template === '') return [];
  const places: [number, number][] = [];
  for (let at = text.indexOf(template); at >= 0; at = text.indexOf(template, at + 1)) {
    places.push([at, at + template.length]);
  }
  return places;
}

function joinAround(before: string, after: string): string {
  const [first, second] = [before.trimEnd(), after.trimStart()];
  if (first === '' || second === '') return first + second;
  const gaps = [before.slice(first.length), after.slice(0, after.length - second.length)];
  return first + (gaps.find((gap) => gap.includes('\n')) ?? ' ') + second;
}

/** Other spaces, or a full stop at the end, do not make a sentence the reviewer's own. */
const plain = (text: string) => text.trim().replace(/\.$/, '').replaceAll(/\s+/g, ' ');
