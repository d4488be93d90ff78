import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** In a file of its own: it changes with its version only, so a visitor keeps it from one release to the next. */
const framework = {
  name: 'framework',
  priority: 2,
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
};

const parts = 'apps/web/src/(components|lib|features/site)/';
/** Of forms and members' pages. */
const formParts =
  '(form/(?!button|search-fields)|upload/|overlay/confirm|data/data-table|layout/(area-|page-heading)|carried|format-file|private|session-draft|use-(carried|welcome))';

/** What most pages share, in one file: dozens of tiny ones cost more to fetch and compress worse. */
const shared = {
  name: 'shared',
  test: new RegExp(
    `${parts}(?!${formParts}|job-card)|contract/src/(paths|choices/jobs|choices/accounts|format-count)\\.ts`,
  ),
  minShareCount: 8,
  priority: 1,
};

/** What every page has around it, with all that this needs. */
const site = { name: 'site', test: /apps\/web\/src\/(root|routes\/layout)\.tsx/, priority: 2 };

/** The same for forms, in a file of their own: whoever only reads and searches does not wait for it. */
const forms = { name: 'forms', test: new RegExp(`${parts}${formParts}`), minShareCount: 4 };

/** One field, as the footer of every page has it, comes without what longer forms need. */
const field = {
  name: 'field',
  test: /apps\/web\/src\/components\/form\/(field|field-error|text-field|notice)\.tsx/,
  minShareCount: 4,
  priority: 1,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    // One hashed file per font and no inlined data: addresses, which the content security policy would refuse.
    assetsInlineLimit: 0,
    // Every browser that runs this target preloads modules itself.
    modulePreload: { polyfill: false },
    target: 'es2023',
    // One small stylesheet for the whole site: one request, and the same order of rules on every page.
    cssCodeSplit: false,
    rolldownOptions: {
      // How long which part of the build took is no warning.
      checks: { pluginTimings: false },
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [framework, site, shared, field, forms] } } }),
    },
  },
}));
