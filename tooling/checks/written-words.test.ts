import { expect, test } from 'vitest';
import { checkWrittenWords } from './written-words.ts';

const check = (text: string) => checkWrittenWords([{ path: 'apps/web/src/components/data/tile.tsx', text }]);

test.each([
  '<p>For <strong>{job.title}</strong></p>',
  '<Link className={styles["a"]} to={pathOf(id)}>{company.name}</Link>',
  '<li>\n  <span>\n    {jobTitle}\n  </span></li>',
])('[L-40] refuses %s', (text) => {
  expect(check(text)).toEqual([expect.stringContaining('dir="auto"')]);
});

test.each([
  '<strong dir="auto">{job.title}</strong>',
  '<h2 dir="auto">\n<Link to={path}>{job.title}</Link></h2>',
  '<span>{count}</span>',
  '<p>{job.title}</p>',
])('[L-40] accepts %s', (text) => {
  expect(check(text)).toEqual([]);
});
