import type { FastifyReply, FastifyRequest } from 'fastify';
import { board } from '../board/board.ts';
import { escapeHtml } from '../mail/mail.ts';

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const style =
  ':root{color-scheme:light dark}body{max-width:32rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}h1{line-height:1.25}';

/** Whether a browser asks for something to be shown, and not a program for data. */
export function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || /^\/api(?:[/?]|$)/.test(url)) return false;
  return headers.accept?.includes('text/html') ?? false;
}

/** A refusal as a page, of the sentence and a way on: nothing that could fail as well is asked for it. */
export function sendRefusalPage(reply: FastifyReply, message: string): FastifyReply {
  const { name } = board.settings;
  const title = `This page cannot be shown · ${name}`;
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><h1>This page cannot be shown</h1><p>${escapeHtml(message)}</p><p><a href="/home">Back to ${escapeHtml(name)}</a></p></main></body></html>`,
    );
}
