import { mailKindOf, type TemplateKind } from '@waymark/contract/all-mails';
import { type MailBlock, mailBlocks } from '@waymark/contract/mail';
import { variablesOf } from '@waymark/contract/office/mail-choices';
import type { MailTemplate } from '@waymark/contract/office/mail-template-rules';
import type { MailTemplateDetail } from '@waymark/contract/office/mail-templates';
import { cleanText } from '@waymark/contract/text/clean-text';
import type { Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { board } from '../../../platform/board/board.ts';
import { escapeMarkdown } from '../../../platform/markdown/escape-markdown.ts';
import type { Letter } from '../../../platform/mail/mail.ts';

/**
 * The product's own words of a mail as a template: those of its example, with the names of its data in their places. A
 * mail whose words differ from case to case keeps them as the block `text`.
 */
export function standardOf(kind: TemplateKind, letter: Letter, say: Say): MailTemplate {
  const { blocks } = mailKindOf(kind);
  // Who writes a template sees all that is in it.
  const plain = (message: Message) => cleanText(say(message));
  const isVaried = blocks.includes('text');
  const used = blocksOf(kind, letter).filter((block) => isVaried || block !== 'text');
  const words = isVaried
    ? []
    : letter.paragraphs.map((paragraph) => withNames(escapeMarkdown(plain(paragraph)), letter.facts));
  return {
    subject: isVaried ? '{{subject}}' : withNames(plain(letter.subject), letter.facts),
    heading: '{{heading}}',
    text: [...words, ...used.map((block) => `{{${block}}}`)].join('\n\n'),
  };
}

/** The blocks of the example, and those that others of its kind have. */
function blocksOf(kind: TemplateKind, letter: Letter): MailBlock[] {
  const { blocks } = mailKindOf(kind);
  return (Object.keys(mailBlocks) as MailBlock[]).filter(
    (block) => blocks.includes(block) || hasBlock(letter, block),
  );
}

function hasBlock({ paragraphs, items, body, action }: Letter, block: MailBlock): boolean {
  const parts = { text: paragraphs.length > 0, list: items, content: body, button: action };
  return Boolean(parts[block]);
}

/** The longest values first: a shorter one may be part of them. */
function withNames(words: string, facts: Letter['facts'] = {}): string {
  return Object.entries(facts)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .reduce((text, [name, value]) => replaceWhole(text, escapeMarkdown(value), `{{${name}}}`), words);
}

/** A number is not looked for within other numbers and words. */
function replaceWhole(text: string, value: string, name: string): string {
  const plain = value.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}{])${plain}(?![\\p{L}\\p{N}}])`, 'gu'), () => name);
}

/**
 * The variables of a mail and what each is, those of its own first; then the blocks that it has. Their examples are in
 * the language of the mail, and what they are is `said` to who writes the template.
 */
export function listVariables(
  kind: TemplateKind,
  letter: Letter,
  { say, said }: { say: Say; said: Say },
): MailTemplateDetail['variables'] {
  const { blocks, facts = {} } = mailKindOf(kind);
  const own = Object.keys(facts);
  const { subject, heading } = letter;
  const values: Readonly<Record<string, string>> = {
    board: board.settings.name,
    subject: say(subject),
    heading: say(heading),
    ...letter.facts,
  };
  const variables = Object.entries(variablesOf(kind))
    .toSorted(([a], [b]) => Number(own.includes(b)) - Number(own.includes(a)))
    .map(([name, meaning]) => ({
      name,
      meaning: said(meaning),
      example: values[name] ?? '',
      isBlock: false,
      isRequired: false,
    }));
  return [
    ...variables,
    ...blocksOf(kind, letter).map((name) => ({
      name,
      meaning: said(mailBlocks[name]),
      example: '',
      isBlock: true,
      isRequired: blocks.includes(name),
    })),
  ];
}
