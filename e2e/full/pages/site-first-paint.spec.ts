import { landingPath, paths } from '@waymark/contract/paths';
import { eventually } from '../../fixtures/eventually.ts';
import { addWholeStyles, paintedElements } from '../../fixtures/painted.ts';
import { holdRequests, scripts } from '../../fixtures/held-requests.ts';
import { test } from '../../fixtures/test.ts';
import { openUnhydrated } from '../../pages/page-frame.ts';

const pages = [
  paths.home,
  paths.browseJobFilterList,
  landingPath({ category: 'health' }),
  paths.salaries,
  paths.companies,
  paths.blogGridSidebar,
  paths.faq,
  paths.contact,
  paths.pricingDetails,
  paths.resumeReview,
  paths.login,
];

test.describe('a page as it is sent', () => {
  for (const width of [390, 1440]) {
    test(`[I-7] looks as it does with all styles of the site, ${width} wide`, async ({ journey }) => {
      const page = await journey.openPage({ reducedMotion: 'reduce', viewport: { width, height: 900 } });
      await holdRequests(page, scripts);
      for (const path of pages) {
        await openUnhydrated(page, path);
        const sent = await paintedElements(page);
        await addWholeStyles(page);
        await eventually(() => paintedElements(page), path).toEqual(sent);
      }
    });
  }
});
