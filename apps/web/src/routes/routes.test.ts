import type { RouteConfigEntry } from '@react-router/dev/routes';
import { guestOnlyPaths, protectedPaths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import routes from '../routes.ts';

/** The pages of A-2, as the specification lists them. */
const insideLayout = `home jobs-profile jobs-my-resume jobs-applied-job jobs-alerts jobs-saved-jobs
  jobs-cv-manager jobs-change-password company-profile company-resume company-post-jobs company-manage-job
  company-transactions browse-candidates about-us job-detail companies free-job-alerts browse-job-list
  browse-job-grid browse-job-filter-list browse-job-filter-grid category-all-jobs category-company-jobs
  category-jobs category-location-jobs category-designations-jobs category-skill-jobs contact
  portfolio-grid-2 blog-classic blog-classic-sidebar blog-detailed-grid blog-detailed-grid-sidebar
  blog-left-img blog-details pricing-details order-processing resume-review`.split(/\s+/);

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

const all = flat(routes);
const outside = routes.filter(({ children }) => !children).map(({ path }) => path);
const inside = flat(routes.filter(({ children }) => children)).flatMap(({ path }) => path ?? []);

test('[A-3, L-31] no page of the product has a parameter in its path; the board’s own pages have their name', () => {
  const paths = all.flatMap(({ path }) => path ?? []);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => path !== '*' && !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path))).toEqual([
    'p/:slug',
  ]);
});

test('[A-2, A-4, L-34] pages share the layout of the site, or the frame where they are for members; login, register and not found stand outside', () => {
  const [site, frame, ...more] = routes.filter(({ children }) => children);
  expect(more).toEqual([]);
  const isProtected = ({ path }: RouteConfigEntry) => protectedPaths.includes(`/${path}`);
  expect(site?.children?.filter(isProtected).map(({ path }) => path)).toEqual(['order-processing']);
  expect(frame?.children?.map(({ file }) => file)).toEqual(['components/frame/frame-page.tsx']);
  expect(frame?.children?.[0]?.children?.filter((page) => !isProtected(page))).toEqual([]);
  expect(outside).toEqual(expect.arrayContaining(['login', 'register', '*']));
  expect(outside.filter((path) => insideLayout.includes(path ?? ''))).toEqual([]);
  expect(inside).toEqual(expect.arrayContaining(['home', 'about-us', 'resume-review']));
  // Whatever is matched last is what nothing else has matched.
  expect(routes.at(-1)?.path).toBe('*');
});

test('[A-6] these pages of the specification need a sign-in, and all others are public', () => {
  const specified = `jobs-profile jobs-my-resume jobs-applied-job jobs-alerts jobs-saved-jobs jobs-cv-manager
    jobs-change-password company-profile company-resume company-post-jobs company-manage-job
    company-transactions browse-candidates order-processing`.split(/\s+/);
  const isProtected = (path: string) => protectedPaths.includes(`/${path}`);
  expect(insideLayout.filter(isProtected).toSorted()).toEqual(specified.toSorted());
  expect(['login', 'register', ''].filter(isProtected)).toEqual([]);
});

test('[A-7] a signed-in person is sent away from the pages for guests, to where the specification says', () => {
  expect(guestOnlyPaths).toMatchObject({ '/login': '/', '/register': '/', '/resume-review': '/home' });
  const built = all.map(({ path }) => `/${path}`);
  for (const path of Object.keys(guestOnlyPaths)) expect(built).toContain(path);
});

test('[L-34] a page of which the server knows a part waits for the rest by a fallback of its own', () => {
  const sources = import.meta.glob<string>('./**/*.tsx', { query: '?raw', import: 'default', eager: true });
  const isPartial = (text: string) => text.includes('clientLoader.hydrate') && /function loader\(/.test(text);
  const partial = Object.entries(sources).filter(([, text]) => isPartial(text));
  expect(partial.length).toBeGreaterThan(0);
  expect(partial.filter(([, text]) => !text.includes('HydrateFallback')).map(([file]) => file)).toEqual([]);
});
