import { expect, test } from 'vitest';
import { listLists, readIds } from './listed-ids.ts';

test('[L-21] ids are read from the address that lists what a parameter takes', () => {
  const paths = {
    '/api/staff/posts': { get: {}, post: {} },
    '/api/staff/posts/{postId}': { get: {} },
    '/api/staff/posts/{postId}/versions/{versionId}/restore': { post: {} },
    '/api/links': { post: {} },
    '/api/links/{linkId}': { get: {} },
  };
  expect(listLists({ paths })).toEqual([{ path: '/api/staff/posts', name: 'postId' }]);
  expect(readIds({ data: [{ id: 'a' }, { id: 'b', postId: 'c' }, null] }, 'postId')).toEqual(['a', 'c']);
  expect(readIds({ data: { posts: [{ id: 'a' }], total: 1 } }, 'postId')).toEqual(['a']);
  expect(readIds({}, 'postId')).toEqual([]);
});
