import { hash } from 'node:crypto';
import type { WrittenSnippet } from './snippet-rules.ts';

/** The site's style sheet: its address, and which of its rules a page needs for the first paint. */
export interface PageStyles {
  file: string;
  select(...texts: readonly string[]): string;
  /** The files of the script of pages that wait for a touch, the one that runs first. */
  first: readonly string[];
}

/**
 * A page as a string of one character per byte. All that is searched for is ASCII, and a string with a single
 * character beyond Latin-1 takes twice the memory and several times the search.
 */
export const decodePage = (page: Buffer) => page.toString('latin1');
export const encodePage = (html: string) => Buffer.from(html, 'latin1');

/**
 * Loads the scripts, and the style sheet that they need, after the browser reports the first paint; half a second
 * after the first frame where it reports none, and at once in a background tab. Never in a frame that cuts the page
 * off from its site, where the browser refuses each of them. On a page that waits for a touch it is the first script
 * alone, which then asks for the others, and what is pressed before it is there is noted for it (`lib/waking/wake.ts`
 * of the web). The same on every page.
 */
const loader =
  `(function(d){var m=d.querySelector('script[data-files]'),f=m&&m.dataset.first,done;` +
  `if(!m||self.origin==='null')return;` +
  `function ahead(names){names.split(' ').forEach(function(f){var l=d.createElement('link');` +
  `if(/css$/.test(f)){l.rel='preload';l.as='style'}else l.rel='modulepreload';l.href=f;` +
  `d.head.append(l)})}` +
  `function run(fill,failed){var s=d.createElement('script');s.type='module';fill(s);s.onerror=failed;d.head.append(s)}` +
  `self.preloadPage=function(){if(!done){done=1;ahead(m.dataset.files)}};` +
  `self.loadPage=function(failed){preloadPage();run(function(s){s.text=m.text},failed||null)};` +
  `function load(){if(!load.d){load.d=1;if(!f)return loadPage();ahead(f);run(function(s){s.src=f.split(' ')[0]},function(){loadPage()})}}` +
  `if(f){self.openedAs=location.pathname+location.search;self.earlyPresses=[];['click','change','keydown','invalid'].forEach(function(t){d.addEventListener(t,function(e){` +
  `if(!self.earlyPresses)return;earlyPresses.push(e);` +
  `var a=e.type==='click'&&e.detail&&e.target.closest('[data-press] a,a[data-press]');` +
  `if(a&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&!e.altKey&&(a.dataset.press||matchMedia('(width >= 72rem)').matches))` +
  `e.preventDefault()},true)})}` +
  'if(d.hidden)return load();' +
  `try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)load()})` +
  `.observe({type:'paint',buffered:true})}catch(e){}` +
  `requestAnimationFrame(function(){setTimeout(load,500)})})(document)`;

/** What the web writes on a page that waits for a touch (`root.tsx`). */
const waiting = /^(?:<!DOCTYPE html>)?<html[^>]* data-waits="/;

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Puts the styles of the first paint into the head and defers the scripts until after it. Reads the markup of React
 * Router's `Scripts`: module preloads in the head, and one async module script with the nonce in the body.
 */
export function deferScripts(html: string, { file, select, first }: PageStyles, nonce: string): string {
  const headEnd = html.indexOf('</head>');
  const moduleTag = `<script nonce="${nonce}" type="module" async="">`;
  const start = html.indexOf(moduleTag, headEnd);
  if (start < 0) return html;
  const end = html.indexOf('</script>', start) + '</script>'.length;
  const files = [file];
  const head = html.slice(0, headEnd).replaceAll(modulePreload, (_tag, href: string) => {
    files.push(href);
    return '';
  });
  const body = html.slice(headEnd, start);
  const module = html.slice(start + moduleTag.length, end);
  const waits = first.length > 0 && waiting.test(html) ? ` data-first="${first.join(' ')}"` : '';
  const deferred = `<script nonce="${nonce}" type="text/plain" data-files="${files.join(' ')}"${waits}>${module}`;
  return `${head}<style>${select(html)}</style>${body}${deferred}<script nonce="${nonce}">${loader}</script>${html.slice(end)}`;
}

/**
 * Allows the inline scripts that carry the nonce by their hashes, and removes the nonce, which must not be cached. A
 * script that came in with data carries none and stays forbidden. Reads the nonce as React writes the attribute.
 */
export function hashScripts(
  html: string,
  nonce: string,
  snippet?: WrittenSnippet,
  lookStyles = '',
): { html: string; policy: string } {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  let sealed = '';
  let at = 0;
  for (let found = html.indexOf(attribute); found >= 0; found = html.indexOf(attribute, at)) {
    sealed += html.slice(at, found);
    at = found + attribute.length;
    const script = inlineScriptAt(html, found);
    if (script !== '') hashes.add(hashOf(Buffer.from(script, 'latin1')));
  }
  const whole = sealed + html.slice(at);
  const sealedPage =
    lookStyles === ''
      ? whole
      : whole.replace('</head>', () => `${decodePage(Buffer.from(lookStyles))}</head>`);
  if (!snippet) return { html: sealedPage, policy: contentSecurityPolicy([...hashes]) };
  if (snippet.inline !== '') hashes.add(hashOf(Buffer.from(snippet.inline)));
  const tag = decodePage(Buffer.from(snippet.tag));
  return {
    html: sealedPage.replace('</head>', () => `${tag}</head>`),
    policy: contentSecurityPolicy([...hashes], snippet.hosts),
  };
}

const hashOf = (script: Buffer) => `'sha256-${hash('sha256', script, 'base64')}'`;

/** The inline script with an attribute there; empty where it is another tag or a file. */
function inlineScriptAt(html: string, attribute: number): string {
  const start = html.lastIndexOf('<', attribute);
  const end = html.indexOf('>', attribute);
  const tag = html.slice(start, end);
  if (!tag.startsWith('<script') || tag.includes(' src=')) return '';
  return html.slice(end + 1, html.indexOf('</script>', end));
}

/**
 * The policy of every page: scripts are the site's own files and those with the given sources, nothing else. `hosts` are
 * those of the script that counts visits, and of what it sends.
 */
export function contentSecurityPolicy(scripts: readonly string[], hosts: readonly string[] = []): string {
  const others = hosts.map((host) => ` ${host}`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.map((script) => ` ${script}`).join('')}${others}`,
    ...(hosts.length > 0 ? [`connect-src 'self'${others}`] : []),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${others}`,
    // A resume is shown beside the answers from bytes that the page has fetched.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
