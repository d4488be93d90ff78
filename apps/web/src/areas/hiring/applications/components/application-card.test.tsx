import type { Application } from '@waymark/contract/hiring/applications';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ApplicationCard } from './application-card.tsx';

const application = {
  id: 'a',
  status: 'submitted',
  appliedAt: '2026-11-20T12:00:00.000Z',
  resumeName: 'cv.pdf',
  job: {
    id: 'j',
    title: 'Nurse',
    language: '',
    open: true,
    company: { id: 'c', name: 'Fjord Care' },
    places: [],
    workMode: 'on-site',
    type: null,
    skills: [],
    postedAt: null,
  },
} as unknown as Application;

test('[G-5] the company of an application is a link to its page', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ApplicationCard application={application} onWithdraw={() => undefined} />
    </MemoryRouter>,
  );
  expect(html).toMatch(/<a [^>]*href="\/companies\?company=c"[^>]*>Fjord Care<\/a>/);
});

test.each([
  [{ open: false, takenDown: true }, 'Taken down by our team'],
  [{ open: false, takenDown: false }, 'No longer open'],
])('[G-5, L-7] a posting that is %o says who took it off the board', (standing, words) => {
  const job = { ...application.job, ...standing };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ApplicationCard application={{ ...application, job }} onWithdraw={() => undefined} />
    </MemoryRouter>,
  );
  expect(html).toContain(words);
});
