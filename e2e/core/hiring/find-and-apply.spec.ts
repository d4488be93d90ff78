import { signupFields } from '../../fixtures/accounts.ts';
import { pdfResume } from '../../fixtures/documents.ts';
import { findAndApply } from '../../fixtures/find-and-apply.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('finding a job and applying for it', () => {
  test('[I-1, I-6, I-7, B-9, G-5, G-9, H-4] from the home page to the employer’s desk', async ({
    page,
    journey,
  }) => {
    const { job, company, employerToken } = await jobOfDemoEmployer();
    const desk = await journey.openPage({ token: employerToken });
    // The demo's employer has other applicants of the usual name.
    const fields = signupFields({ firstName: 'Ottilie', lastName: 'Brandt' });
    const resume = await pdfResume('Ottilie Brandt');
    await findAndApply({ page, desk, job, fields, resume });

    const confirmation = await receiveMail(origin(), fields.email, /^You applied for/);
    expect(confirmation.subject).toBe(`You applied for ${job.title} at ${company.name}`);
  });
});
