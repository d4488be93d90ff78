import { createHash } from 'node:crypto';

/**
 * Turns the nonce of one rendering into hashes. Only scripts that carry the nonce are ours; a script that
 * came in with data has none and stays forbidden. The nonce itself must not be cached, so it is taken out. `html` has
 * a letter for each byte.
 */
export function sealScripts(html: string, nonce: string): { html: string; policy: string } {
  const hashes = new Set<string>();
  const sealed = html.replaceAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
    (whole, attributes: string, body: string) => {
      const marked = ` nonce="${nonce}"`;
      if (!attributes.includes(marked)) return whole;
      if (body !== '' && !attributes.includes(' src=')) {
        hashes.add(`'sha256-${createHash('sha256').update(body, 'latin1').digest('base64')}'`);
      }
      return `<script${attributes.replace(marked, '')}>${body}</script>`;
    },
  );
  return { html: sealed.replaceAll(` nonce="${nonce}"`, ''), policy: contentSecurityPolicy([...hashes]) };
}

/** The policy of every page: scripts are our files and the given ones, by their hashes, and nothing else. */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.map((script) => ` ${script}`).join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // A resume beside the answers: bytes that the page has fetched, under the policy of the page.
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
