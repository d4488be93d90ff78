import { companyPath, jobDetailPath, paths, postPath } from '@waymark/contract/paths';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { findFaultsAt, wide } from '../../fixtures/find-faults.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, settled } from '../../pages/page-frame.ts';

test('[A-2, A-4] axe finds nothing on the main public pages', async ({ page }) => {
  const { job, company } = await jobOfDemoEmployer();
  const faults: string[] = [];
  for (const address of [
    paths.home,
    paths.browseJobFilterList,
    jobDetailPath(job.id),
    paths.login,
    paths.register,
    companyPath(company.id),
    postPath('how-much-work-is-remote'),
  ]) {
    await goTo(page, address);
    await settled(page);
    const found = await findFaultsAt(page, wide, 'light');
    faults.push(...found.map((fault) => `${address} at ${fault}`));
  }
  expect(faults).toEqual([]);
});
