import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** In a file of its own: it changes with its version only, so a visitor keeps it from one release to the next. */
const framework = {
  name: 'framework',
  priority: 4,
  test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler)\//,
};

/**
 * What every page has around it, and what those about jobs and companies show: lists, facts, headings, the fields of
 * a search. One file, which is there from the first page on.
 */
const site = {
  name: 'site',
  test: /apps\/web\/src\/(root\.|routes\/layout\.|components\/(job-card|map\/map-marker|media\/company-mark|data\/(pagination|pages-to-show|tag|letter-bar|verified-note|empty-state|beyond-last|state\.)|layout\/(page-head|section-head|page-section|detail-head|card|trail-end|prose|use-near|message-page)|form\/(search-fields|icon-button|field|text-field|notice))|lib\/(page-meta|format-(date|since|file-size)|list-address)|areas\/search\/job-search\/(components\/suggestion-field|search-rules))|contract\/src\/(pages\/landings|text\/format-(salary|place|count))/,
  priority: 3,
};

/** What makes up one kind of page, in a file beside its own. */
const posting = {
  name: 'posting',
  test: /areas\/(jobs\/jobs\/(components\/job-page|rules)|hiring\/applications\/components\/apply-panel\.module)/,
  priority: 2,
};
const blog = {
  name: 'blog',
  test: /areas\/(content\/blog\/components\/(blog-sidebar|post-item|post-text))|contract\/src\/(content\/choices\/blog|text\/month-names)/,
  priority: 2,
};
const subscription = {
  name: 'subscription',
  test: /areas\/content\/newsletter\/(components\/subscribe|api\/change-subscription|constants)/,
  priority: 3,
};
const packages = {
  name: 'packages',
  test: /lib\/(product-|checkout|new-window)|areas\/payments\/career-services\/(rules|components\/package-upload\.module)/,
  priority: 2,
};

const parts = 'apps/web/src/(components|lib|areas/pages/site)/';
/** Of forms and members' pages. */
const formParts =
  '(form/(?!button)|upload/|overlay/confirm|data/(data-table|desk|tab-links)|layout/(area-|page-heading|use-current)|carried|private|session-draft|form-draft|unread|use-(carried|welcome|form))';

/** What many pages share, in one file: dozens of tiny ones cost more to fetch and compress worse. */
const shared = {
  name: 'shared',
  test: new RegExp(`${parts}(?!${formParts}|document/)`),
  minShareCount: 8,
  priority: 1,
};

/** The same for forms, in a file of their own: whoever only reads and searches does not wait for it. */
const forms = { name: 'forms', test: new RegExp(`${parts}${formParts}`), minShareCount: 4 };

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Four hundred modules, each found, read and linked by itself, were most of what the thread of the pages does at a start.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    environments: { ssr: { keepProcessEnv: false } },
  }),
  build: {
    // One hashed file per font and no inlined data: addresses, which the content security policy would refuse.
    assetsInlineLimit: 0,
    // Every page would carry the lists of what its later parts need: they ask for it themselves.
    modulePreload: false,
    target: 'es2023',
    // In kB. What is larger than usual comes when it is used: the reader of PDF files, the judge of passwords.
    chunkSizeWarningLimit: 2000,
    // One small stylesheet for the whole site: one request, and the same order of rules on every page.
    cssCodeSplit: false,
    rolldownOptions: {
      // How long which part of the build took is no warning.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: { groups: [framework, site, posting, blog, subscription, packages, shared, forms] },
      },
    },
  },
}));
