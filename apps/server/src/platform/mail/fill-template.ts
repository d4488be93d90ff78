import { type MailBlock, mailBlocks } from '@waymark/contract/mail';
import { blockLine, variablePattern, type MailTemplate } from '@waymark/contract/office/mail-template-rules';
import { board } from '../board/board.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { Direction } from '../html/text-direction.ts';
import { renderForMail } from '../markdown/render-for-mail.ts';

/** The same part of a mail in both of its bodies. */
export interface MailPart {
  html: string;
  text: string;
}

interface Parts {
  /** The values of the variables. */
  values: Readonly<Record<string, string>>;
  /** The blocks that this mail has. */
  blocks: Readonly<Record<MailBlock, MailPart>>;
  direction?: Direction;
}

interface Filled extends MailPart {
  subject: string;
  heading: string;
}

/**
 * A template with the data of one mail. Values are put in behind the Markdown, so that nothing in them is taken for it.
 * Required blocks that an older template lacks come last: no mail goes without its link.
 */
export function fillTemplate(
  { subject, heading, text }: MailTemplate,
  { values, blocks, direction = 'ltr' }: Parts,
): Filled {
  const fill = (words: string) => fillWords(words, values);
  // Words and names of blocks take turns.
  const pieces = text.split(blockLine);
  const named = pieces.filter((_piece, at) => at % 2 === 1);
  const left = Object.keys(mailBlocks).filter((name) => !named.includes(name));
  const parts = [
    ...pieces.map((piece, at) =>
      at % 2 === 1 ? blocks[piece as MailBlock] : renderWords(piece, values, direction),
    ),
    ...left.filter((name) => name !== 'text').map((name) => blocks[name as MailBlock]),
  ];
  return {
    subject: fill(subject),
    heading: fill(heading),
    html: parts.map(({ html }) => html).join(''),
    text: parts
      .map((part) => part.text)
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** One line of a template with the data of a mail. */
export const fillWords = (words: string, values: Parts['values']): string =>
  words.replaceAll(variablePattern, (_whole, name: string) => values[name] ?? '');

/** Stands for a value while the Markdown is read; templates contain no such characters. */
const placeholder = /\uE000(\d+)\uE001/g;

/** Templates are read by the main thread as mails are written: within a few milliseconds. */
const maxWork = 1_000_000;

function renderWords(words: string, values: Parts['values'], direction: Direction): MailPart {
  if (words.trim() === '') return { html: '', text: '' };
  const found: string[] = [];
  const marked = words.replaceAll(variablePattern, (_whole, name: string) => {
    found.push(values[name] ?? '');
    return `\uE000${found.length - 1}\uE001`;
  });
  const linkColour = board.settings.accent.light;
  const { html, text } = renderForMail(marked, { publicUrl: '', linkColour, maxWork, direction });
  const valueAt = (at: string) => found[Number(at)] ?? '';
  return {
    html: html.replaceAll(placeholder, (_whole, at: string) =>
      escapeHtml(valueAt(at)).replaceAll('\n', '<br>'),
    ),
    text: text.replaceAll(placeholder, (_whole, at: string) => valueAt(at)),
  };
}
