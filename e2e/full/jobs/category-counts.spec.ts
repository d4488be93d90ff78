import { categoryPages, paths } from '@waymark/contract/paths';
import { countFoundJobs } from '../../fixtures/found-jobs.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';
import { CategoryPage, type ClaimingLink } from '../../pages/jobs-pages.ts';
import { readSent } from '../../pages/page-frame.ts';

/** Follows every link, and gives those that find another number of jobs than they claim. */
async function findLies(links: readonly ClaimingLink[]): Promise<string[]> {
  const lies: string[] = [];
  for (const { name, href, count } of links) {
    const jobs = await countFoundJobs(href);
    if (jobs !== count) lies.push(`${name} (${href}): ${count} claimed, ${jobs} found`);
  }
  return lies;
}

const wholeLists = [
  `${paths.categoryJobs}?all=area`,
  `${paths.categoryJobs}?all=industry`,
  `${paths.categoryLocationJobs}?all=1`,
  `${paths.categoryDesignationsJobs}?letter=s`,
  `${paths.categorySkillJobs}?all=it`,
  `${paths.categorySkillJobs}?all=non-it&letter=c`,
];

test.describe('[I-9] the category pages', () => {
  test('every name of each leads to as many jobs as it claims', async ({ journey }) => {
    const page = await journey.openPage({ javaScriptEnabled: false });
    const categories = new CategoryPage(page);
    for (const path of [...categoryPages.map((one) => one.path), ...wholeLists]) {
      const response = await readSent(page, origin() + path);
      expect(response.status, path).toBe(200);
      const claims = await categories.claims();
      expect(claims.length, path).toBeGreaterThan(5);
      expect(await findLies(claims), path).toEqual([]);
    }
  });
});
