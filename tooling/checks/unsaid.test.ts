import { expect, test } from 'vitest';
import { checkUnsaid } from './unsaid.ts';

const check = (text: string, path = 'apps/web/src/areas/jobs/jobs/components/job-page.tsx') =>
  checkUnsaid([{ path, text }]).map(({ what }) => what);

test.each([
  'const A = () => <p>Apply now</p>;',
  'const A = () => <B label="Your name" />;',
  'const A = () => <B hint={isNew ? "First" : `Of ${name}`} />;',
  'const A = () => <p>{isNew ? "First time" : null}</p>;',
  'const A = () => <p>{isNew && "First time"}</p>;',
])('[L-40] refuses English that no language can say: %s', (text) => {
  expect(check(text)).toHaveLength(text.includes('?') && text.includes('hint') ? 2 : 1);
});

test('[L-40] refuses a refusal in English', () => {
  const path = 'apps/server/src/areas/jobs/jobs/commands.ts';
  expect(check("throw new AppError('not_found', 'There is no job.');", path)).toEqual([
    `${path}: “There is no job.”`,
  ]);
  expect(check("throw new AppError('not_found', msg`There is no job.`);", path)).toEqual([]);
});

test.each([
  'const A = () => <p>{say`Apply now`}</p>;',
  'const A = () => <p>{name} · 3 %</p>;',
  'const A = () => <code>npm start</code>;',
  'const A = () => <B label={say`Your name`} className="big one" id="top" />;',
  'const A = () => <B tone={isNew ? "good" : "bad"} />;',
])('[L-40] accepts %s', (text) => {
  expect(check(text)).toEqual([]);
});
