import type { SentMailKind } from '@waymark/contract/office/staff-choices';
import { board } from '../board/board.ts';

/** A mail as it is sent: one recipient, both bodies. */
export interface Mail {
  /** The kind of mail, for the log of mails. Mails of an earlier version have none. */
  kind?: SentMailKind;
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

/** Text for a place in HTML: hostile names must stay text in the mail as well. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

interface Letter {
  kind: SentMailKind;
  subject: string;
  heading: string;
  /** Plain paragraphs; they are escaped for the HTML body. */
  paragraphs: string[];
  /** A list of things to open, each with what is to know of it. */
  items?: { title: string; url: string; lines: string[] }[];
  /** Longer text below them: HTML that was sanitised, and the same as text. */
  body?: { html: string; text: string };
  action?: MailLink;
  footnote?: string;
  /** Quiet links at the end. */
  links?: MailLink[];
}

interface MailLink {
  label: string;
  url: string;
}

/** The one layout of every mail, as HTML and as text. */
export function composeMail(to: string, letter: Letter): Mail {
  const { action, body, items = [], links = [] } = letter;
  const text = [
    letter.heading,
    ...letter.paragraphs,
    ...(body ? [body.text] : []),
    ...items.map(({ title, url, lines }) => [title, ...lines, url].join('\n')),
    ...(action ? [writeLink(action)] : []),
    ...(letter.footnote ? [letter.footnote] : []),
    ...links.map(writeLink),
  ].join('\n\n');
  const subject = letter.subject.replaceAll(/[\r\n]+/g, ' ');
  return { kind: letter.kind, to, subject, html: renderHtml(letter), text };
}

function writeLink({ label, url }: MailLink): string {
  return `${label}: ${url}`;
}

function renderHtml(letter: Letter): string {
  const { heading, body, items = [], action, footnote, links = [] } = letter;
  const paragraphs = letter.paragraphs
    .map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`)
    .join('');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${board.settings.accent.light};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : '';
  const note = footnote
    ? `<p style="margin:24px 0 0;color:#55615c;font-size:14px">${escapeHtml(footnote)}</p>`
    : '';
  const list = items
    .map(
      ({ title, url, lines }) =>
        `<div style="padding:16px 0;border-top:1px solid #ddd3bf"><a href="${escapeHtml(url)}" style="color:${board.settings.accent.light};font-size:18px;font-weight:600">${escapeHtml(title)}</a>${lines.map((line) => `<div style="color:#3b4b43">${escapeHtml(line)}</div>`).join('')}</div>`,
    )
    .join('');
  const end = links
    .map(
      ({ label, url }) =>
        `<a href="${escapeHtml(url)}" style="display:inline-block;margin-right:20px;padding:6px 0;color:#55615c;font-size:14px">${escapeHtml(label)}</a>`,
    )
    .join('');
  return `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f7f4ee;color:#17211d;font:16px/1.6 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff"><h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>${paragraphs}${body?.html ?? ''}${list}${button}${note}${end}</div></body></html>`;
}
