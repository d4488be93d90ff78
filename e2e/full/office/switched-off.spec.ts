import { features, type Feature } from '@waymark/contract/feature';
import { isPageOff } from '@waymark/contract/office/feature-choices';
import { paths } from '@waymark/contract/paths';
import { signupFields } from '../../fixtures/accounts.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { everyPage } from '../../fixtures/every-page.ts';
import { linkTo } from '../../fixtures/guest-alert.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { findSubjects } from '../../fixtures/subjects.ts';
import { pagesOff, readPage, switchFeatures } from '../../fixtures/switches.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ConfirmApplicationPage } from '../../pages/hiring-pages.ts';
import { JobPage } from '../../pages/jobs-pages.ts';
import { goTo } from '../../pages/page-frame.ts';

const publicPagesOff = (feature: Feature) => pagesOff([feature]).filter((path) => !path.startsWith('/staff'));
const noPage = 'Error 404';

test('[L-31] each feature is switched off: its pages are gone, with the board’s own page, and come back', async () => {
  test.slow();
  // Before anything is off and cannot be found.
  const subjects = await findSubjects();
  try {
    for (const feature of features) {
      await switchFeatures(feature);
      const home = await readPage(paths.home);
      expect(
        home.links.filter((path) => isPageOff([feature], path)),
        feature,
      ).toEqual([]);
      for (const path of publicPagesOff(feature)) {
        const { status, html } = await readPage(path);
        expect([path, status]).toEqual([path, 404]);
        expect(html, path).toContain(noPage);
      }
    }
    await switchFeatures(...features);
    for (const { addresses } of Object.values(everyPage.guest)) {
      for (const address of addresses(subjects)) {
        const { status, links } = await readPage(address);
        if (isPageOff(features, address)) expect([address, status]).toEqual([address, 404]);
        else expect([address, status < 500]).toEqual([address, true]);
        expect([address, links.filter((path) => isPageOff(features, path))]).toEqual([address, []]);
      }
    }
    const sitemap = await readPage('/sitemap.xml');
    expect(sitemap.html).not.toMatch(/sitemap-(?:salaries|posts|issues)-/);
  } finally {
    await switchFeatures();
  }
  for (const path of pagesOff(features)) {
    // A post and an issue are named by their addresses.
    if (path === paths.blogDetails || path === paths.newsletterIssue) continue;
    expect([path, (await readPage(path)).status]).toEqual([path, 200]);
  }
});

test('[L-31] a page that was open before shows that there is none, and so does its address', async ({
  journey,
}) => {
  journey.expectStatus(404);
  const page = await journey.openPage();
  await goTo(page, paths.aboutUs);
  try {
    await switchFeatures(...features);
    // Its links are of before.
    await page.getByRole('contentinfo').getByRole('link', { name: 'What jobs pay' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(noPage);
    await goTo(page, paths.salaries);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(noPage);
  } finally {
    await switchFeatures();
  }
});

test('[L-31, L-33] guests stop applying: postings ask for an account, and a mailed link still sends', async ({
  page,
}) => {
  const { job } = await jobOfDemoEmployer();
  const fields = signupFields({ firstName: 'Gudrun', lastName: 'Gast' });
  const posting = new JobPage(page);
  await posting.open(job.id);
  await posting.startApplying.click();
  await posting.fillInAsGuest(fields, await pdfResume('Gudrun Gast'));
  await posting.mailLinkButton.click();
  await expect(posting.mailedNote).toContainText(fields.email);
  const { links } = await receiveMail(origin(), fields.email, /^Confirm your application/);
  try {
    await switchFeatures('guestApplications');
    await posting.open(job.id);
    await expect(posting.startApplying).toHaveCount(0);
    await expect(posting.applySection).not.toContainText('You need no account');
    await expect(posting.applySection.getByRole('link', { name: 'Apply This Job' })).toHaveAttribute(
      'href',
      paths.register,
    );
    expect((await readPage(paths.faq)).html).not.toContain('you send the application by a link that we mail');
    const confirm = new ConfirmApplicationPage(page);
    await confirm.openLink(linkTo('/confirm-application', links));
    await confirm.sendButton.click();
    await expect(confirm.sent).toBeVisible();
  } finally {
    await switchFeatures();
  }
  await posting.open(job.id);
  await expect(posting.startApplying).toBeVisible();
});
