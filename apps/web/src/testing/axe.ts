import axe from 'axe-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about a whole page: a part stands in a document without title, landmarks and headings around it. */
const pageRules = [
  'document-title',
  'heading-order',
  'html-has-lang',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
];

axe.configure({ noHtml: true });

/** The violations that axe finds in the document as it stands, in both themes: a readable line for each element. */
export async function findViolations(): Promise<string[]> {
  const root = document.documentElement;
  // Colours halfway between two themes belong to neither.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  const lines: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    root.dataset['theme'] = theme;
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: standard },
      rules: Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
      preload: false,
    });
    for (const { id, help, nodes } of violations) {
      for (const { target, failureSummary = '' } of nodes) {
        const why = failureSummary.replaceAll(/\s+/g, ' ');
        lines.push(`${theme}: ${id}: ${help}: ${target.join(' ')} (${why})`);
      }
    }
  }
  delete root.dataset['theme'];
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return lines;
}
