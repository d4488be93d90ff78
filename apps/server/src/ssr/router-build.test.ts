import type { RequestHandler, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { Feature } from '@waymark/contract/feature';
import { createBoardHandlers } from './router-build.ts';

const routes = {
  root: { id: 'root', path: '' },
  start: { id: 'start', parentId: 'root', index: true },
  layout: { id: 'layout', parentId: 'root' },
  home: { id: 'home', parentId: 'layout', path: 'home' },
  jobs: { id: 'jobs', parentId: 'layout', path: 'jobs' },
  pay: { id: 'pay', parentId: 'layout', path: 'salaries' },
  staff: { id: 'staff', parentId: 'layout', path: 'staff/team' },
  missing: { id: 'missing', parentId: 'root', path: '*' },
};

/** The routes that the handler of an address knows. */
function knownAt(address: string, off: readonly Feature[] = []): string[] {
  const parts = new Map<RequestHandler, ServerBuild>();
  const createRequestHandler = (part: ServerBuild) => {
    const handler: RequestHandler = () => Promise.reject(new Error('Nothing is requested.'));
    parts.set(handler, part);
    return handler;
  };
  const build = { routes, assets: { version: '1', routes }, entry: { module: { createRequestHandler } } };
  const part = parts.get(createBoardHandlers(build as unknown as ServerBuild)(address, off));
  expect(Object.keys(part?.assets.routes ?? {})).toEqual(Object.keys(part?.routes ?? {}));
  return Object.keys(part?.routes ?? {});
}

test('[E-1] the handler of a page has the routes of that page and of the start page', () => {
  expect(knownAt('/home')).toEqual(['root', 'start', 'layout', 'home']);
  expect(knownAt('/jobs?category=sales')).toEqual(['root', 'start', 'layout', 'jobs']);
});

test('[L-31] no handler has the routes of a feature that is switched off', () => {
  expect(knownAt('/salaries')).toEqual(['root', 'start', 'layout', 'pay']);
  const left = Object.keys(routes).filter((id) => id !== 'pay');
  expect(knownAt('/salaries', ['payExplorer'])).toEqual(left);
  expect(knownAt('/__manifest?paths=/salaries', ['payExplorer'])).toEqual(left);
  expect(knownAt('/home', ['payExplorer'])).toEqual(['root', 'start', 'layout', 'home']);
});

test.for(['/', '/nowhere', '/home.data', '/staff/team', '/__manifest?paths=/home', '/HOME'])(
  '[E-1] the handler of %s has all routes',
  (address) => {
    expect(knownAt(address)).toEqual(Object.keys(routes));
  },
);
