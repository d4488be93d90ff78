import { msg, term, type Message } from '../text/message.ts';
import { mailKindOf, type TemplateKind } from '../all-mails.ts';
import { type MailBlock, mailBlocks } from '../mail.ts';
import { variablesOf } from './mail-choices.ts';

export interface MailTemplate {
  subject: string;
  heading: string;
  /** Markdown, with variables and, on lines of their own, blocks. */
  text: string;
  /** Instead of the product's own on the button, and as the note below the mail. */
  button?: string | undefined;
  note?: string | undefined;
}

const fields = ['subject', 'heading', 'text', 'button', 'note'] as const;

/** A variable in a template. */
export const variablePattern = /\{\{\s*(\w+)\s*\}\}/g;
/** A block on its line; the name is the one group. */
export const blockLine = new RegExp(
  `^[ \\t]*\\{\\{\\s*(${Object.keys(mailBlocks).join('|')})\\s*\\}\\}[ \\t]*$`,
  'm',
);

const written = (name: string) => `{{${name}}}`;
const isBlock = (name: string): name is MailBlock => Object.hasOwn(mailBlocks, name);

/** The names of the variables in a text, in order. */
const namesIn = (text: string) => Array.from(text.matchAll(variablePattern), ([, name = '']) => name);

type TemplateProblems = Partial<Record<keyof MailTemplate, Message>>;

/** Why a template is not taken, by its field; empty where it is. */
export function findTemplateProblems(kind: TemplateKind, template: MailTemplate): TemplateProblems {
  const problems: TemplateProblems = {};
  for (const field of fields) {
    const problem =
      findBrokenVariable(template[field] ?? '') ??
      findUnknown(kind, field, template[field] ?? '') ??
      findMarkup(field, template);
    if (problem !== undefined) problems[field] = problem;
  }
  const missing = mailKindOf(kind).blocks.find((block) => !namesIn(template.text).includes(block));
  if (problems.text === undefined && missing !== undefined) {
    problems.text = msg`${written(missing)} is missing: put it on a line of its own. ${term(mailBlocks[missing])}`;
  }
  return problems;
}

function findBrokenVariable(text: string): Message | undefined {
  const rest = text.replaceAll(variablePattern, '');
  const at = rest.search(/\{\{|\}\}/);
  if (at === -1) return undefined;
  const near = rest
    .slice(Math.max(0, at - 10), at + 15)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return msg`Write each variable as ${written('name')}: near “${near}” one has no beginning or no end.`;
}

function findUnknown(kind: TemplateKind, field: keyof MailTemplate, text: string): Message | undefined {
  const known = Object.keys(variablesOf(kind));
  const blocks = field === 'text' ? Object.keys(mailBlocks) : [];
  const unknown = namesIn(text).find((name) => !known.includes(name) && !blocks.includes(name));
  if (unknown === undefined) return undefined;
  return isBlock(unknown)
    ? msg`${written(unknown)} belongs into the text, on a line of its own.`
    : msg`There is no variable ${written(unknown)} here. There are ${known.map(written).join(', ')}.`;
}

function findMarkup(field: keyof MailTemplate, template: MailTemplate): Message | undefined {
  const text = template[field] ?? '';
  const tag = /<(?=[a-z/!?])[^>\n]{0,40}>?/i.exec(text)?.[0];
  if (tag !== undefined) {
    return msg`“${tag}” is HTML, which mails take from the board alone. Use Markdown, for example **bold** or a line that begins with “- ”.`;
  }
  if (field !== 'text') return undefined;
  const inline = text
    .split(new RegExp(blockLine, 'gm'))
    .filter((_part, at) => at % 2 === 0)
    .flatMap(namesIn)
    .find(isBlock);
  if (inline !== undefined) return msg`Put ${written(inline)} on a line of its own.`;
  return findBadLink(text);
}

/** Links lead to other pages by whole addresses, and variables are words, not addresses. */
function findBadLink(text: string): Message | undefined {
  for (const [, words = '', target = ''] of text.matchAll(/\[([^[\]\n]*)\]\(([^)\n]*)/g)) {
    if (target.includes('{{')) {
      return msg`The link “${words}” leads to a variable, which is words and no address. Use ${written('button')} for the link of the mail.`;
    }
    if (!/^(?:https:\/\/|mailto:)\S/.test(target)) {
      return msg`The link “${words}” has to begin with https:// or mailto:.`;
    }
  }
  return undefined;
}
