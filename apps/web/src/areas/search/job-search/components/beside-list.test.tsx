import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { BesideList } from './beside-list.tsx';

test('[L-34] the server writes nothing of what stands beside a list, so that a phone can leave it out', () => {
  const list = createRef<HTMLElement>();
  const part = (
    <BesideList list={list} openId={null} onOpen={() => undefined} Posting={() => null} asked={null} />
  );
  expect(renderToString(<MemoryRouter>{part}</MemoryRouter>)).toBe('');
});
