import { allPages } from '@waymark/contract/all-pages';
import type { Page } from '@waymark/contract/page';
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

type Layout = NonNullable<Page['layout']>;

/** What is around a page that does not say it: the site for everybody's, the frame for members'. */
function layoutOf({ layout: own, access }: Page): Layout {
  if (own) return own;
  if (access === 'public') return 'site';
  return access === 'guests' ? 'bare' : 'frame';
}

const pagesIn = (wanted: Layout) =>
  allPages
    .filter((page) => page.path !== '/' && layoutOf(page) === wanted)
    .map((page) => route(page.path.slice(1), `routes/${page.route}.tsx`));

export default [
  index('routes/index-redirect.tsx'),
  layout('routes/layout.tsx', [...pagesIn('site'), route('p/:slug', 'routes/own-page.tsx')]),
  layout('routes/frame.tsx', [layout('components/frame/frame-page.tsx', pagesIn('frame'))]),
  ...pagesIn('bare'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
