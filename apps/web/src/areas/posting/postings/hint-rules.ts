import type { Say } from '@waymark/contract/text/say';
import { msg, term } from '@waymark/contract/text/message';
import type { DraftFields } from '@waymark/contract/posting/postings';
import { board } from '../../../lib/board.ts';

type HintedField = 'title' | 'salaryMin' | 'description' | 'countries' | 'skills' | 'deadline';
export type PostingHints = Partial<Record<HintedField, string>>;

/** Words that keep people from applying, and what to write instead. */
const offPutting: readonly (readonly [RegExp, string])[] = [
  [/\b(rock ?stars?|ninjas?|gurus?|wizards?|unicorns?)\b/i, msg`say what the person can do`],
  [
    /\b(salesman|salesmen|foreman|foremen|chairman|waitress|stewardess|handyman|manpower)\b/i,
    msg`use a word for everybody`,
  ],
  [/\b(young|youthful|digital natives?|recent graduates? only)\b/i, msg`leave ages out`],
  [/\bnative(?: english)? speakers?\b/i, msg`say how well the language is needed`],
  [/\b(work hard,? play hard|thick skin|like a family)\b/i, msg`say how you work`],
  [/\b(aggressive|dominant|fearless)\b/i, msg`say what the work needs`],
];

const vague =
  /^(?:urgent(?:ly)?|job|work|vacancy|position|worker|staff|employee|help|various|multiple|team member)\b[\s!.]*(?:needed|wanted|required|available|position|job)?[\s!.]*$/i;

/** Advice by field; it never blocks publishing. */
export function findHints(say: Say, fields: DraftFields, text: string): PostingHints {
  const title = findTitleHint(say, fields.title);
  const words = findOffPutting(say, text);
  const description = words ?? findLengthHint(text);
  return {
    ...(title && { title }),
    ...(!fields.salaryMin.trim() &&
      !fields.salaryMax.trim() && {
        salaryMin: board.requiresPay
          ? msg`Postings on this board say what they pay: enter the least, the most or both.`
          : msg`Postings that say what they pay are opened more often, and Google for Jobs shows the pay.`,
      }),
    ...(description && { description }),
    ...(fields.workMode === 'remote' &&
      fields.countries.length === 0 && {
        countries: msg`Google for Jobs takes remote jobs only with the countries they can be done from.`,
      }),
    ...(fields.skills.length === 0 && {
      skills: msg`Three to eight tags help the right people to find the job.`,
    }),
  };
}

function findTitleHint(say: Say, text: string): string | undefined {
  const title = text.trim();
  if (title === '') return undefined;
  if (vague.test(title))
    return msg`Name the occupation, for example “Signal Engineer”: people search for it.`;
  if (isShouting(title)) return msg`Write it in small letters: capitals read as shouting.`;
  if (/[!?*#]{2,}|!!|\$\$/.test(title))
    return msg`Leave out signs: Google for Jobs refuses titles with them.`;
  if (/[$€£]\s?\d|\d{4,}/.test(title))
    return msg`Leave pay and numbers to their own fields: Google for Jobs refuses them here.`;
  if (title.length > 80) return msg`Shorter titles are read whole: aim at 60 characters.`;
  return findOffPutting(say, title);
}

function isShouting(title: string): boolean {
  const letters = title.replaceAll(/\P{L}/gu, '');
  return letters.length > 6 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

function findOffPutting(say: Say, text: string): string | undefined {
  for (const [pattern, instead] of offPutting) {
    const found = pattern.exec(text)?.[0];
    if (found) return say`“${found}” puts people off: better ${term(instead)}.`;
  }
  return undefined;
}

function findLengthHint(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0 || length >= 300) return undefined;
  return msg`Say a little more: what the work is, with whom, and what a good first year looks like.`;
}
