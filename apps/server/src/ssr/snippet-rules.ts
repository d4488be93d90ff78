import { splitPath } from '@waymark/contract/language-paths';
import type { AnalyticsSnippet } from '@waymark/contract/office/settings';
import type { PageParameter } from '@waymark/contract/page';
import { pageParameters } from '@waymark/contract/page-parameters';
import { paths } from '@waymark/contract/paths';
import { isPrivatePath } from '@waymark/contract/private-paths';
import { escapeHtml } from '../platform/html/escape-html.ts';

/** Parameters that let their holder in: no other host may read such an address. */
const secrets = ['token', 'link', 'review', 'checkoutLink'];
const parametersOf: Readonly<Record<string, Readonly<Record<string, PageParameter>>>> = pageParameters;

/** Whether visits of a page may be counted: not of members, of staff, or by a mailed link. */
export function isCounted(address: string): boolean {
  const [path = ''] = splitPath(address).path.split('?', 1);
  if (isPrivatePath(path) || path.startsWith(`${paths.staff}/`)) return false;
  return !secrets.some((name) => Object.hasOwn(parametersOf[path] ?? {}, name));
}

/** The additions of a snippet to a page and to the policy of that page. */
export interface WrittenSnippet {
  tag: string;
  /** The inline script, whose hash the policy allows; empty for none. */
  inline: string;
  /** Hosts from which the script comes and to which it sends. */
  hosts: readonly string[];
}

export function writeSnippet({ script, hosts, data, doNotTrack }: AnalyticsSnippet): WrittenSnippet {
  const { origin } = new URL(script);
  const all = [...new Set([origin, ...hosts])];
  if (!doNotTrack) {
    const attributes = data.map(({ name, value }) => ` data-${name}="${escapeHtml(value)}"`).join('');
    return {
      tag: `<script defer src="${escapeHtml(script)}"${attributes}></script>`,
      inline: '',
      hosts: all,
    };
  }
  const attributes = data.map(
    ({ name, value }) => `s.setAttribute(${toScript(`data-${name}`)},${toScript(value)});`,
  );
  const inline =
    `(function(n,d){if(n.doNotTrack==='1'||n.globalPrivacyControl)return;` +
    `var s=d.createElement('script');s.defer=true;s.src=${toScript(script)};` +
    `${attributes.join('')}d.head.append(s)})(navigator,document)`;
  return { tag: `<script>${inline}</script>`, inline, hosts: all };
}

/** A string in a script that stands in a page. */
const toScript = (text: string) =>
  JSON.stringify(text).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
