import { hasWords, mapOwnTexts } from '@waymark/contract/office/own-text-places';
import type { MailFact, SentMailKind, TemplateKind } from '@waymark/contract/all-mails';
import { writeMark } from '@waymark/contract/jobs/mark-language';
import type { MailTemplate } from '@waymark/contract/office/mail-template-rules';
import { directionOf, type Language } from '@waymark/contract/text/languages';
import type { Message } from '@waymark/contract/text/message';
import type { Say } from '@waymark/contract/text/say';
import { localPath, prefixOf } from '@waymark/contract/language-prefix';
import { isPageAddress } from '@waymark/contract/paths';
import { board } from '../board/board.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { sayIn } from '../languages/say-in.ts';
import { directionAttribute, type Direction } from '../html/text-direction.ts';
import { fillTemplate, fillWords, type MailPart } from './fill-template.ts';

/** A mail as it is sent: one recipient, both bodies. */
export interface Mail {
  /** The kind of mail, for the log of mails. Mails of an earlier version have none. */
  kind?: SentMailKind;
  /** What it is made of; no queue keeps it. */
  letter?: Letter;
  to: string;
  /** That of its words, and of the pages that it leads to; without it, the board's own. */
  language?: Language;
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
  subject: Message;
  heading: Message;
  /** Plain paragraphs; they are escaped for the HTML body. */
  paragraphs: Message[];
  /** A list of things to open, each with what is to know of it. */
  items?: { title: string; language?: string; url: string; lines: Message[] }[];
  /** Longer text below them: HTML that was sanitised, and the same as text. */
  body?: MailPart;
  action?: MailLink;
  footnote?: Message;
  /** Quiet links at the end. */
  links?: MailLink[];
}

/** A mail in its parts, in the product's own words. */
export type Letter<Kind extends TemplateKind = TemplateKind> = LetterParts<Kind> & {
  facts?: Readonly<Record<string, string>> | undefined;
};

/** Whom a mail goes to, and the language in which they read it. */
export interface MailRecipient {
  email: string;
  language: Language;
}

interface MailLink {
  label: Message;
  url: string;
}

/**
 * The one layout of every mail, as HTML and as text, in the board's own words where it has any. An address alone is
 * that of somebody whose language is not known.
 */
export function composeMail<Kind extends TemplateKind>(
  to: string | MailRecipient,
  letter: LetterParts<Kind> & Facts<Kind>,
): Mail {
  const { email, language } =
    typeof to === 'string' ? { email: to, language: board.settings.languages.own } : to;
  const rendered = renderLetter(email, letter, templateIn(letter.kind, language), sayIn(language));
  return { ...rendered, letter, language };
}

/**
 * The operator's words of a mail in a language; undefined where they are not all translated: its readers then get the
 * product's own in theirs.
 */
function templateIn(kind: TemplateKind, language: Language): MailTemplate | undefined {
  const { languages, mails, ownTexts } = board.settings;
  const own = mails[kind];
  if (!own || language === languages.own) return own;
  const translated = ownTexts[language] ?? {};
  const isWhole = Object.values(own).every((text = '') => !hasWords(text) || Object.hasOwn(translated, text));
  if (!isWhole) return undefined;
  const { [kind]: template } = mapOwnTexts('mails', { [kind]: own }, (text) => board.ownText(text, language));
  return template;
}

/** A letter in the words of a template; without one, in the product's own. */
export function renderLetter(to: string, letter: Letter, template: MailTemplate | undefined, say: Say): Mail {
  const { language } = say;
  const { kind, paragraphs, action, items = [], body = nothing } = letter;
  const links = (letter.links ?? []).map((link) => saidLink(say, link));
  const values = {
    ...letter.facts,
    board: board.settings.name,
    subject: say(letter.subject),
    heading: say(letter.heading),
  };
  const { button = '', note = '' } = template ?? ownWords;
  const footnote = note === '' ? letter.footnote && say(letter.footnote) : fillWords(note, values);
  const direction = directionOf(language);
  const { subject, heading, html, text } = fillTemplate(template ?? ownWords, {
    values,
    blocks: {
      text: renderParagraphs(
        paragraphs.map((paragraph) => say(paragraph)),
        direction,
      ),
      content: body,
      list: renderItems(
        items.map((item) => ({ ...item, lines: item.lines.map((line) => say(line)) })),
        language,
      ),
      button: action
        ? renderButton({
            url: action.url,
            label: button === '' ? say(action.label) : fillWords(button, values),
          })
        : nothing,
    },
    direction,
  });
  const written = [heading, text, footnote, ...links.map(writeLink)].filter(Boolean).join('\n\n');
  const page = renderPage({ heading, html, footnote, links }, language);
  return { kind, to, subject: subject.replaceAll(/[\r\n]+/g, ' '), html: page, text: written };
}

const nothing: MailPart = { html: '', text: '' };
const ownWords: MailTemplate = {
  subject: '{{subject}}',
  heading: '{{heading}}',
  text: '{{text}}\n{{content}}\n{{list}}\n{{button}}',
};

interface SaidLink extends MailLink {
  label: string;
}

const saidLink = (say: Say, { label, url }: MailLink): SaidLink => ({ label: say(label), url });

function writeLink({ label, url }: SaidLink): string {
  return `${label}: ${url}`;
}

function renderParagraphs(paragraphs: readonly string[], direction: Direction): MailPart {
  return {
    html: paragraphs
      .map(
        (text) => `<p${directionAttribute(text, direction)} style="margin:0 0 16px">${escapeHtml(text)}</p>`,
      )
      .join(''),
    text: paragraphs.join('\n\n'),
  };
}

interface SaidItem {
  title: string;
  language?: string;
  url: string;
  lines: string[];
}

function renderItems(items: readonly SaidItem[], page: Language): MailPart {
  const dir = (text: string) => directionAttribute(text, directionOf(page));
  const colour = board.settings.accent.light;
  return {
    html: items
      .map(
        ({ title, language = '', url, lines }) =>
          '<div style="padding:16px 0;border-top:1px solid #ddd3bf">' +
          `<a href="${escapeHtml(url)}"${language === '' ? dir(title) : writeMark(language, page)} ` +
          `style="color:${colour};font-size:18px;font-weight:600">${escapeHtml(title)}</a>${lines.map((line) => `<div style="color:#3b4b43">${escapeHtml(line)}</div>`).join('')}</div>`,
      )
      .join(''),
    text: items.map(({ title, url, lines }) => [title, ...lines, url].join('\n')).join('\n\n'),
  };
}

function renderButton(action: SaidLink): MailPart {
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
  links: readonly SaidLink[];
}

const logoStart = '<img src="/api/board-marks/';

/** Where a mail's pictures lie, for readers outside of the board: told when it is sent, as few letters know it. */
export function withOrigin(html: string, publicUrl: string): string {
  return html.replace(logoStart, () => logoStart.replace('"', () => `"${publicUrl}`));
}

/**
 * The pages that a mail leads to, in the language of its reader. Letters name them as they are in English: told when it
 * is sent, as with its pictures.
 */
export function linkInLanguage(
  { html, text, language }: Mail,
  publicUrl: string,
): Pick<Mail, 'html' | 'text'> {
  const wanted = language ?? board.settings.languages.own;
  if (prefixOf(wanted) === '') return { html, text };
  const translate = (written: string) =>
    written.replaceAll(/https?:\/\/[^\s"'<>]+/g, (url) => {
      const address = url.startsWith(publicUrl) ? url.slice(publicUrl.length) : '';
      return isPageAddress(address) ? publicUrl + localPath(address, wanted) : url;
    });
  return { html: translate(html), text: translate(text) };
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

/** Mail programs leave out the attributes of `html`: the direction stands on what they keep, too. */
function renderPage({ heading, html, footnote, links }: PageParts, language: Language): string {
  const direction = directionOf(language);
  const dir = direction === 'rtl' ? ' dir="rtl"' : '';
  const side = direction === 'rtl' ? 'left' : 'right';
  const align = direction === 'rtl' ? ';text-align:right' : '';
  const note = footnote
    ? `<p style="margin:24px 0 0;color:#55615c;font-size:14px">${escapeHtml(footnote)}</p>`
    : '';
  const end = links
    .map(
      ({ label, url }) =>
        `<a href="${escapeHtml(url)}" style="display:inline-block;margin-${side}:20px;padding:6px 0;color:#55615c;font-size:14px">${escapeHtml(label)}</a>`,
    )
    .join('');
  return (
    `<!doctype html><html lang="${language}"${dir}><body${dir} style="margin:0;padding:32px ` +
    '16px;background:#f7f4ee;color:#17211d;font:16px/1.6 system-ui,sans-serif">' +
    `<div${dir} style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff${align}">` +
    writeLogo() +
    '<h1 style="margin:0 0 ' +
    `16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>${html}${note}${end}</div>` +
    '</body></html>'
  );
}
