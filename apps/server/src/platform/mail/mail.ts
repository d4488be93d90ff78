import type { MailFact, SentMailKind, TemplateKind } from '@waymark/contract/all-mails';
import { writeMark } from '@waymark/contract/jobs/mark-language';
import type { MailTemplate } from '@waymark/contract/office/mail-template-rules';
import { sourceLanguage } from '@waymark/contract/text/languages';
import { board } from '../board/board.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { fillTemplate, type MailPart } from './fill-template.ts';

/** A mail as it is sent: one recipient, both bodies. */
export interface Mail {
  /** The kind of mail, for the log of mails. Mails of an earlier version have none. */
  kind?: SentMailKind;
  /** What it is made of; no queue keeps it. */
  letter?: Letter;
  to: string;
  /** Whom an answer goes to; without it, to the sender of all our mails. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** The person whom a mail to another recipient is about: it is erased with that person. */
  concerns?: string;
  /** The order that it is about. */
  about?: string;
  /** Beside the usual ones, such as how to unsubscribe. */
  headers?: Record<string, string>;
  /** An appointment for the recipient's calendar (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
}

/** The variables that a kind of mail declares, with their values. */
type Facts<Kind extends TemplateKind> = [MailFact<Kind>] extends [never]
  ? { facts?: undefined }
  : { facts: { readonly [Name in MailFact<Kind>]: string } };

interface LetterParts<Kind extends TemplateKind> {
  kind: Kind;
  subject: string;
  heading: string;
  /** Plain paragraphs; they are escaped for the HTML body. */
  paragraphs: string[];
  /** A list of things to open, each with what is to know of it. */
  items?: { title: string; language?: string; url: string; lines: string[] }[];
  /** Longer text below them: HTML that was sanitised, and the same as text. */
  body?: MailPart;
  action?: MailLink;
  footnote?: string;
  /** Quiet links at the end. */
  links?: MailLink[];
}

/** A mail in its parts, in the product's own words. */
export type Letter<Kind extends TemplateKind = TemplateKind> = LetterParts<Kind> & {
  facts?: Readonly<Record<string, string>> | undefined;
};

interface MailLink {
  label: string;
  url: string;
}

/** The one layout of every mail, as HTML and as text, in the board's own words where it has any. */
export function composeMail<Kind extends TemplateKind>(
  to: string,
  letter: LetterParts<Kind> & Facts<Kind>,
): Mail {
  return { ...renderLetter(to, letter, board.settings.mails[letter.kind]), letter };
}

/** A letter in the words of a template; without one, in the product's own. */
export function renderLetter(to: string, letter: Letter, template: MailTemplate | undefined): Mail {
  const { kind, footnote, links = [] } = letter;
  const { subject, heading, html, text } = fillTemplate(template ?? ownWords, {
    values: { ...letter.facts, board: board.settings.name, subject: letter.subject, heading: letter.heading },
    blocks: {
      text: renderParagraphs(letter.paragraphs),
      content: letter.body ?? nothing,
      list: renderItems(letter.items ?? []),
      button: letter.action ? renderButton(letter.action) : nothing,
    },
  });
  const written = [heading, text, footnote, ...links.map(writeLink)].filter(Boolean).join('\n\n');
  const page = renderPage({ heading, html, footnote, links });
  return { kind, to, subject: subject.replaceAll(/[\r\n]+/g, ' '), html: page, text: written };
}

const nothing: MailPart = { html: '', text: '' };
const ownWords: MailTemplate = {
  subject: '{{subject}}',
  heading: '{{heading}}',
  text: '{{text}}\n{{content}}\n{{list}}\n{{button}}',
};

function writeLink({ label, url }: MailLink): string {
  return `${label}: ${url}`;
}

function renderParagraphs(paragraphs: readonly string[]): MailPart {
  return {
    html: paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join(''),
    text: paragraphs.join('\n\n'),
  };
}

function renderItems(items: NonNullable<Letter['items']>): MailPart {
  const colour = board.settings.accent.light;
  return {
    html: items
      .map(
        ({ title, language = '', url, lines }) =>
          '<div style="padding:16px 0;border-top:1px solid #ddd3bf">' +
          `<a href="${escapeHtml(url)}"${writeMark(language, sourceLanguage)} ` +
          `style="color:${colour};font-size:18px;font-weight:600">${escapeHtml(title)}</a>${lines.map((line) => `<div style="color:#3b4b43">${escapeHtml(line)}</div>`).join('')}</div>`,
      )
      .join(''),
    text: items.map(({ title, url, lines }) => [title, ...lines, url].join('\n')).join('\n\n'),
  };
}

function renderButton(action: MailLink): MailPart {
  return {
    html:
      `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" ` +
      'style="display:inline-block;padding:12px ' +
      `20px;border-radius:8px;background:${board.settings.accent.light};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a>` +
      '</p>',
    text: writeLink(action),
  };
}

interface PageParts {
  heading: string;
  footnote: string | undefined;
  html: string;
  links: readonly MailLink[];
}

const logoStart = '<img src="/api/board-marks/';

/** Where a mail's pictures lie, for readers outside of the board: told when it is sent, as few letters know it. */
export function withOrigin(html: string, publicUrl: string): string {
  return html.replace(logoStart, () => logoStart.replace('"', () => `"${publicUrl}`));
}

/** The uploaded mark with the board's name, which stands for it where pictures are not shown. */
function writeLogo(): string {
  const { markUrl } = board.shown;
  if (markUrl === null) return '';
  const { name } = board.settings;
  return (
    `<p style="margin:0 0 24px">${logoStart}${markUrl.slice(markUrl.lastIndexOf('/') + 1)}" alt="${escapeHtml(name)}" width="48" height="48" ` +
    'style="display:block;border:0;font-weight:600"></p>'
  );
}

function renderPage({ heading, html, footnote, links }: PageParts): string {
  const note = footnote
    ? `<p style="margin:24px 0 0;color:#55615c;font-size:14px">${escapeHtml(footnote)}</p>`
    : '';
  const end = links
    .map(
      ({ label, url }) =>
        `<a href="${escapeHtml(url)}" style="display:inline-block;margin-right:20px;padding:6px 0;color:#55615c;font-size:14px">${escapeHtml(label)}</a>`,
    )
    .join('');
  return (
    '<!doctype html><html lang="en"><body style="margin:0;padding:32px ' +
    '16px;background:#f7f4ee;color:#17211d;font:16px/1.6 system-ui,sans-serif">' +
    '<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">' +
    writeLogo() +
    '<h1 style="margin:0 0 ' +
    `16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>${html}${note}${end}</div>` +
    '</body></html>'
  );
}
