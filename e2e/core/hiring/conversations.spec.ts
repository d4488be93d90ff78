import { callApi, createCandidate, type Session } from '../../fixtures/accounts.ts';
import { findViolations } from '../../fixtures/axe.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { proveAddress } from '../../fixtures/prove-address.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, reload } from '../../pages/page-frame.ts';

/** An applicant for a job of the demo employer. */
async function apply(candidate: Pick<Session, 'accessToken'>) {
  const { job, company, employerToken } = await jobOfDemoEmployer();
  const headers = { authorization: `Bearer ${candidate.accessToken}` };
  const { data: resumes } = (await (await callApi('/resumes', { headers })).json()) as {
    data: { id: string }[];
  };
  const body = new FormData();
  body.append('jobId', job.id);
  body.append('resumeId', resumes[0]?.id ?? '');
  const applied = await callApi('/applications', { method: 'POST', headers, body });
  const { data } = (await applied.json()) as { data: { id: string } };
  return { job, company, employerToken, applicationId: data.id };
}

/** Tomorrow at two, as a field for a time takes it. */
function tomorrow(): string {
  const at = new Date(Date.now() + 86_400_000);
  return `${at.toISOString().slice(0, 10)}T14:00`;
}

test.describe('what passes between a company and a candidate', () => {
  test('[K-1, G-9, L-9] a message and its answer, an interview with its appointment, and the course of it all', async ({
    journey,
  }) => {
    const { email } = (await createCandidate({ firstName: 'Ines', lastName: 'Ferrer' })).fields;
    const candidate = await proveAddress(email);
    const { company, employerToken, applicationId } = await apply(candidate);
    const desk = await journey.openPage({ token: employerToken });
    await goTo(desk, `/company-messages?application=${applicationId}`);
    const note = desk.getByRole('textbox', { name: /^Message to/ });
    await note.fill('Good morning, when could you begin?');
    await reload(desk);
    await expect(note).toHaveValue('Good morning, when could you begin?');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(desk.getByRole('heading', { name: 'Ines Ferrer' })).toBeVisible();
    await expect(note).toHaveValue('');

    const told = await receiveMail(origin(), email, /has sent you a message/);
    expect(told.text).toContain('when could you begin?');
    const page = await journey.openPage({ token: candidate.accessToken });
    await goTo(page, told.links[0] ?? '');
    await expect(page.getByText('Good morning, when could you begin?').last()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('textbox', { name: `Message to ${company.name}` }).fill('On the first of May.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(
      page.getByRole('list', { name: 'Messages' }).getByText('On the first of May.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^Messages \d/ })).toHaveCount(0);

    await reload(desk);
    await expect(
      desk.getByRole('list', { name: 'Messages' }).getByText('On the first of May.'),
    ).toBeVisible();
    await desk.getByRole('button', { name: 'Offer times' }).click();
    await desk.getByLabel('Time 1').fill(tomorrow());
    await desk.getByLabel('Place').fill('The harbour office');
    await desk.getByRole('button', { name: 'Offer these times' }).click();
    await expect(desk.getByText('Waits for an answer')).toBeVisible();
    expect(await findViolations(desk)).toEqual([]);

    const invited = await receiveMail(origin(), email, /invites you to an interview/);
    await goTo(page, invited.links.find((link) => link.includes('/jobs-applied-job')) ?? '');
    await expect(page.getByText('Choose a time for your interview.')).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Choose this time' }).click();
    await expect(page.getByText('Next: Your interview is set.')).toBeVisible();
    const course = page.getByRole('list', { name: /^Course of your application/ });
    await expect(course.getByText('You chose a time for the interview')).toBeVisible();
    await expect(course.getByText(`${company.name} wrote to you`)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await receiveMail(origin(), email, /^Interview with/);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar (.ics)' }).click();
    expect((await saving).suggestedFilename()).toBe('interview.ics');
    await reload(desk);
    await expect(desk.getByText('Time chosen')).toBeVisible();
  });
});
