import type { CriticalStyles } from './critical-styles.ts';

/** The address of the style sheet of the site, and what of it a page is painted with. */
export interface PageStyles {
  file: string;
  select: CriticalStyles;
}

/**
 * Begins with the scripts, and with the style sheet for what they show, when the browser says that the page has been
 * painted; where it does not say so, half a second after it was about to; where nobody sees the page yet, at once.
 * The same on every page.
 */
const loader = `(function(d){var m=d.querySelector('script[data-files]');function load(){if(!m)return;var s=d.createElement('script');m.dataset.files.split(' ').forEach(function(f){var l=d.createElement('link');if(/css$/.test(f)){l.rel='preload';l.as='style'}else l.rel='modulepreload';l.href=f;d.head.append(l)});s.type='module';s.text=m.text;m=null;d.head.append(s)}if(d.hidden)return load();try{new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)load()}).observe({type:'paint',buffered:true})}catch(e){}requestAnimationFrame(function(){setTimeout(load,500)})})(document)`;

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * A page that is painted with what stands in it: the styles that it needs are in its head, and nothing is fetched
 * beside what it shows. Its script, which makes it answer, waits until then.
 */
export function orderLoading(html: string, { file, select }: PageStyles, nonce: string): string {
  const end = html.indexOf('</head>');
  const files = [file];
  const head = html.slice(0, end).replaceAll(preload, (_whole, href: string) => {
    files.push(href);
    return '';
  });
  const start = `<script nonce="${nonce}" type="module" async="">`;
  const script = html.indexOf(start, end);
  if (script < 0) return html;
  const behind = html.indexOf('</script>', script) + '</script>'.length;
  const body = html.slice(end, script);
  const modules = html.slice(script + start.length, behind);
  const waiting = `<script nonce="${nonce}" type="text/plain" data-files="${files.join(' ')}">${modules}`;
  return `${head}<style>${select(html)}</style>${body}${waiting}<script nonce="${nonce}">${loader}</script>${html.slice(behind)}`;
}
