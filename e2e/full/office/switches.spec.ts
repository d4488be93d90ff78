import { features } from '@waymark/contract/feature';
import { isPageOff } from '@waymark/contract/office/feature-choices';
import { everyPage } from '../../fixtures/every-page.ts';
import { findSubjects } from '../../fixtures/subjects.ts';
import { switchFeatures } from '../../fixtures/switches.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo } from '../../pages/page-frame.ts';

test('[L-31] with everything switched off, no page of a member fails or links to a page that is gone', async ({
  journey,
}) => {
  test.slow();
  journey.expectStatus(404);
  const subjects = await findSubjects();
  try {
    await switchFeatures(...features);
    for (const role of ['candidate', 'employer', 'staff'] as const) {
      const page = await journey.openPage({ token: subjects.tokens[role] });
      for (const { addresses } of Object.values(everyPage[role])) {
        for (const address of addresses(subjects)) {
          const response = await goTo(page, address);
          const isOff = isPageOff(features, address);
          expect([address, response.status()]).toEqual([address, isOff ? 404 : 200]);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const links = await page
            .locator('a[href^="/"]')
            .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
          expect([address, links.filter((link) => isPageOff(features, link))]).toEqual([address, []]);
          await expect(page.getByText('Something went wrong')).toHaveCount(0);
        }
      }
    }
  } finally {
    await switchFeatures();
  }
});
