import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { evaluateTables } from './evaluate-tables.ts';
import { markMessages } from './mark-messages.ts';

/** Changes with its version only, so a visitor keeps the file from one release to the next. */
const framework = {
  name: 'framework',
  priority: 4,
  test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler)\//,
};

/** Modules below these folders, or whose path goes on after such a beginning. */
function within(folder: string, beginnings: readonly string[]): (id: string) => boolean {
  const marks = beginnings.map((beginning) => `/${folder}/${beginning}`);
  return (id) => marks.some((mark) => id.includes(mark));
}
const ofWeb = (...beginnings: string[]) => within('apps/web/src', beginnings);

/** The frame of every page, and the parts of pages about jobs and companies, in one file from the first page on. */
const ofSite = [
  ofWeb('root.', 'styles/', 'routes/layout.', 'routes/page-content.'),
  ofWeb('components/job-card', 'components/map/map-marker', 'components/media/company-mark'),
  within('apps/web/src/components/data', [
    'pagination',
    'pages-to-show',
    'tag',
    'letter-bar',
    'verified-note',
    'empty-state',
    'beyond-last',
    'state.',
  ]),
  within('apps/web/src/components/layout', [
    'page-head',
    'section-head',
    'page-section',
    'phone-fold',
    'detail-head',
    'card',
    'trail-end',
    'prose',
    'use-near',
    'message-page',
  ]),
  within('apps/web/src/components/form', ['search-fields', 'icon-button', 'field', 'text-field', 'notice']),
  ofWeb('lib/page-meta', 'lib/format-date', 'lib/format-since', 'lib/format-file-size', 'lib/list-address'),
  ofWeb('areas/search/job-search/components/suggestion-field', 'areas/search/job-search/search-rules'),
  within('packages/contract/src', [
    'pages/landings',
    'text/format.',
    'jobs/format-salary.',
    'jobs/format-place.',
  ]),
];
const site = { name: 'site', test: (id: string) => ofSite.some((holds) => holds(id)), priority: 3 };

/** What the first script shares with the script of pages, which has to be one copy: it holds what is known already. */
const ofFirst = ofWeb(
  'lib/waking/wake',
  'lib/waking/who',
  'lib/waking/painted',
  'lib/waking/theme',
  'lib/api-client',
  'lib/languages/document-language',
  'lib/format-since',
  'lib/focus/follow-focus',
  'lib/focus/focus-place',
  'components/layout/current-link',
  'components/media/draw-mark',
  'areas/jobs/job-views/api',
  'components/media/count-up',
  'areas/pages/site/member-rules',
  'areas/pages/site/constants',
  'areas/search/job-search/posting-constants',
  'areas/seeking/saved-jobs/like-rules',
);
const ofPrefix = within('packages/contract/src', ['language-prefix']);
const firstShared = {
  name: 'first-shared',
  test: (id: string) => id.includes('vite/preload-helper') || ofFirst(id) || ofPrefix(id),
  priority: 5,
};

/** The script of pages that wait for a touch (decision 038): a file of the same build. */
const firstScript: Plugin = {
  name: 'first-script',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    const id = fileURLToPath(new URL('src/first/first-script.ts', import.meta.url));
    this.emitFile({ type: 'chunk', id, name: 'first-entry' });
  },
};

/** One kind of page each. Decision 006 has what each group saves. */
const posting = {
  name: 'posting',
  test: ofWeb(
    'areas/jobs/jobs/components/job-page',
    'areas/jobs/jobs/components/job-text',
    'areas/jobs/jobs/rules',
    'areas/jobs/job-views/components',
    'areas/hiring/applications/components/apply-panel',
    'areas/hiring/applications/components/applications.module',
    'areas/resumes/resume-check/components/member-fit',
  ),
  priority: 2,
};
const subscription = {
  name: 'subscription',
  test: within('apps/web/src/areas/content/newsletter/components', ['subscribe', 'newsletter.module']),
  priority: 3,
};
const packages = {
  name: 'packages',
  test: ofWeb(
    'lib/product-',
    'lib/checkout',
    'lib/new-window',
    'areas/payments/career-services/rules',
    'areas/payments/career-services/components/career-services.module',
  ),
  priority: 2,
};

/** Packages of lazy parts, apart from those: files with words are there once in each language, and these are the largest. */
const lazy = Object.entries({
  editor: /node_modules\/(@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname|linkifyjs)/,
  map: /node_modules\/(leaflet|topojson-client)\//,
  guesses: /node_modules\/@zxcvbn-ts\//,
  zod: /node_modules\/zod\//,
}).map(([name, test]) => ({ name, test, priority: 1 }));

/** Forms and members' pages: the page of the registration would load eleven more files without it. */
const formParts = [
  'form/(?!button)',
  'upload/',
  'overlay/confirm',
  'data/(data-table|desk|tab-links)',
  'layout/page-heading',
  'carried',
  'private',
  'session-draft',
  'form-draft',
  'use-(carried|welcome|form)',
];
const forms = {
  name: 'forms',
  test: new RegExp(`apps/web/src/(components|lib|areas/pages/site)/(${formParts.join('|')})`),
  minShareCount: 4,
};

/** The application frame, which all pages of members and staff have; the command menu comes when it is opened. */
const frameParts = [
  String.raw`routes/frame\.`,
  'components/(layout/area-|frame/(?!command|search-))',
  'lib/(counter-store|document-mark)',
  'areas/identity/accounts/(navigation-|components/(person-head|company-switcher|candidate-area|employer-area|own-area|role-gate|staff/))',
];
const frame = {
  name: 'frame',
  test: new RegExp(`apps/web/src/(${frameParts.join('|')})`),
  priority: 2,
};

const names = new Map<string, string>();

/** A letter and four letters or digits for each class: in a list, names that say where they are from are 25 KB. */
function shortName(name: string, file: string): string {
  const from = `${path.relative(import.meta.dirname, file.split('?')[0] ?? '')} ${name}`;
  const hash = createHash('sha256').update(from).digest().readUIntBE(0, 6) % (26 * 36 ** 4);
  const short = (hash + 10 * 36 ** 4).toString(36);
  const other = names.get(short);
  if (other !== undefined && other !== from)
    throw new Error(`${from} and ${other} have one class name: rename one.`);
  names.set(short, from);
  return short;
}

/** For the server: one letter beyond ASCII has Node hold a whole file in two bytes a letter. */
const oneByteALetter = {
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
};

export default defineConfig(({ command }) => ({
  plugins: [evaluateTables, markMessages(), reactRouter(), firstScript],
  ...(command === 'build' && { css: { modules: { generateScopedName: shortName } } }),
  // Four hundred separate modules of packages took 260 ms of CPU at each start.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    environments: { ssr: { keepProcessEnv: false, build: { rolldownOptions: { output: oneByteALetter } } } },
  }),
  build: {
    // The content security policy forbids inlined data: addresses.
    assetsInlineLimit: 0,
    // Saves each page 0.5 KB of lists of what its lazy parts import.
    modulePreload: false,
    target: 'es2023',
    // In kB. Only lazy parts are that large: the PDF reader, the password check.
    chunkSizeWarningLimit: 2000,
    // One style sheet for the site keeps the order of rules the same on every page.
    cssCodeSplit: false,
    rolldownOptions: {
      // Slow plugins are no warning.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [firstShared, framework, site, frame, posting, subscription, packages, forms, ...lazy],
        },
      },
    },
  },
}));
