import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkAreaPages } from './area-pages.ts';
import { areas, mayImport } from './areas.ts';

const list = (names: readonly string[]) => names.join(', ') || 'no other area';
/** What a page has to say of whom an area may use. */
const useOf = (area: (typeof areas)[number]) => {
  const others = areas.filter((other) => other !== area);
  const uses = list(others.filter((other) => mayImport(area, other)));
  return `May use: ${uses}. May be used by: ${list(others.filter((other) => mayImport(other, area)))}.\n\n`;
};
const pages: Record<string, string> = Object.fromEntries(areas.map((area) => [area, useOf(area)]));

function check(lines: number, texts: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'area-pages-'));
  mkdirSync(path.join(root, 'docs/architecture'), { recursive: true });
  writeFileSync(path.join(root, 'ARCHITECTURE.md'), 'a\n'.repeat(lines));
  for (const [name, text] of Object.entries(texts)) {
    writeFileSync(path.join(root, `docs/architecture/${name}.md`), text);
  }
  return checkAreaPages(root, [
    {
      path: 'apps/server/src/areas/jobs/tables.ts',
      text: 'interface Tables {\n    jobs: {\n    };\n    job_views: {\n    };\n  }\n',
    },
    {
      path: 'apps/server/src/areas/jobs/jobs/commands.ts',
      text: 'export const jobsClosed = new Hook<[ids: string[]]>();',
    },
    {
      path: 'apps/server/src/areas/jobs/register.ts',
      text: 'export const hooks = [companyMerged.on(mergeJobs)];',
    },
  ]);
}

const rows = (count: number) => `| To change | Go to |\n|---|---|\n${'| a | b |\n'.repeat(count)}\n`;
const facts = '## Tables\n\n`jobs`, `job_views`.\n\n## Hooks\n\n`jobsClosed`, `companyMerged`.\n';

test('an overview of 120 lines, ten rows, and every table and hook are accepted', () => {
  expect(check(120, { ...pages, jobs: `${pages['jobs']}${rows(10)}${facts}` })).toEqual([]);
});

test('a long overview, eleven rows, a page too few and what a page leaves out are refused', () => {
  const { office: _office, ...others } = pages;
  const jobs = 'May use: search.\n\n## Tables\n\n`jobs`, `places`.\n\n## Hooks\n\n`jobsClosed`.\n';
  expect(check(121, { ...others, jobs, search: `${pages['search']}${rows(11)}` })).toEqual([
    'ARCHITECTURE.md has 121 lines, at most 120.',
    'docs/architecture/search.md has more than 10 rows: it is too fine.',
    expect.stringContaining('docs/architecture/jobs.md does not say "May use: identity, companies, places. '),
    'docs/architecture/jobs.md lacks the table job_views.',
    'docs/architecture/jobs.md names the table places.',
    'docs/architecture/jobs.md lacks the hook companyMerged.',
    'docs/architecture/office.md is missing: each area has a page.',
  ]);
});
