import { widgetPaths } from '@waymark/contract/integrations/widget-choices';
import { widgetStyle } from './style-constants.ts';

/**
 * The script of the widget. For each element with `data-waymark-jobs` it asks for the list that the element's other
 * data attributes describe and shows it in a shadow root, apart from the styles of the page; what stands in the
 * element is shown until then, and where there is no script. A list that does not come leaves it there.
 */
export function writeScript(publicUrl: string): string {
  const settings = { url: publicUrl + widgetPaths.list, style: widgetStyle };
  return `(${run.toString()})(${JSON.stringify(settings).replaceAll('<', String.raw`\u003c`)});\n`;
}

/** Runs in the browsers of other sites' visitors: nothing from around it is there. */
function run({ url, style }: { url: string; style: string }): void {
  async function show(element: HTMLElement): Promise<void> {
    const { waymarkJobs: _mark, accent, theme = 'auto', ...asked } = element.dataset;
    // The language of the page around it, unless the element asks for another.
    const around = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const lang = /^[a-z]{2}(?=-|$)/i.exec(around)?.[0];
    const query = new URLSearchParams(asked as Record<string, string>);
    if (lang && !query.has('lang')) query.set('lang', lang);
    const answer = await fetch(`${url}?${query}`);
    const text = await answer.text();
    if (!answer.ok) return console.warn(`The jobs cannot be shown here. ${text}`);
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    root.adoptedStyleSheets = [sheet];
    root.innerHTML = text;
    element.dataset['theme'] = theme;
    if (accent) element.style.setProperty('--accent', accent);
  }

  const showAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-waymark-jobs]'))
      show(element).catch(() => console.warn('The jobs cannot be shown here: there was no answer.'));
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showAll);
  else showAll();
}
