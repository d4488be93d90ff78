import type { RequestHandler, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createPageHandlers } from './page-renderer.ts';

const routes = {
  root: { id: 'root', path: '' },
  start: { id: 'start', parentId: 'root', index: true },
  layout: { id: 'layout', parentId: 'root' },
  home: { id: 'home', parentId: 'layout', path: 'home' },
  jobs: { id: 'jobs', parentId: 'layout', path: 'jobs' },
  staff: { id: 'staff', parentId: 'layout', path: 'staff/team' },
  missing: { id: 'missing', parentId: 'root', path: '*' },
};
const build = { routes, assets: { version: '1', routes } } as unknown as ServerBuild;

/** The routes that the handler of an address knows. */
function knownAt(address: string): string[] {
  const parts = new Map<RequestHandler, ServerBuild>();
  const handlerFor = createPageHandlers(build, (part) => {
    const handler: RequestHandler = () => Promise.reject(new Error('Nothing is asked.'));
    parts.set(handler, part);
    return handler;
  });
  const part = parts.get(handlerFor(address));
  expect(Object.keys(part?.assets.routes ?? {})).toEqual(Object.keys(part?.routes ?? {}));
  return Object.keys(part?.routes ?? {});
}

test('[E-1] a page is rendered by the routes that it is made of, and by that of the start', () => {
  expect(knownAt('/home')).toEqual(['root', 'start', 'layout', 'home']);
  expect(knownAt('/jobs?category=sales')).toEqual(['root', 'start', 'layout', 'jobs']);
});

test.for(['/', '/nowhere', '/home.data', '/staff/team', '/__manifest?paths=/home', '/HOME'])(
  '[E-1] for %s all routes are asked',
  (address) => {
    expect(knownAt(address)).toEqual(Object.keys(routes));
  },
);
