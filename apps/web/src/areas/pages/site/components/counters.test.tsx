import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Counters } from './counters.tsx';

const labelsOf = (jobsPosted: number, tasksPosted: number, freelancers: number) =>
  [
    ...renderToStaticMarkup(<Counters counts={{ jobsPosted, tasksPosted, freelancers }} />).matchAll(
      /<dt[^>]*>([^<]+?) ?</g,
    ),
  ].map(([, label]) => label);

test('[I-5] the three counters are called as specified', () => {
  expect(labelsOf(50_400, 1200, 100)).toEqual(['Jobs Posted', 'Tasks Posted', 'Freelancers']);
});

test('[I-5] all three show as soon as one reaches a hundred, and none before', () => {
  expect(labelsOf(50_400, 99, 0)).toEqual(['Jobs Posted', 'Tasks Posted', 'Freelancers']);
  expect(renderToStaticMarkup(<Counters counts={{ jobsPosted: 99, tasksPosted: 0, freelancers: 0 }} />)).toBe(
    '',
  );
});
