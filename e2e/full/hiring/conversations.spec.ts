import { callApi, createCandidate, type Session } from '../../fixtures/accounts.ts';
import { postApi } from '../../fixtures/companies.ts';
import { jobOfDemoEmployer } from '../../fixtures/jobs.ts';
import { receiveMail } from '../../fixtures/mail.ts';
import { origin } from '../../fixtures/product.ts';
import { holdRequests } from '../../fixtures/held-requests.ts';
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

test.describe('what passes between a company and a candidate', () => {
  test('[K-1] a dialog that is opened while the first message goes out stays, and gives the focus back', async ({
    journey,
  }) => {
    const candidate = await createCandidate({ firstName: 'Ilka', lastName: 'Thorne' });
    const { employerToken, applicationId } = await apply(candidate);
    const desk = await journey.openPage({ token: employerToken });
    await goTo(desk, `/company-messages?application=${applicationId}`);
    // Holds the response to the refetch until the dialog is open.
    const release = await holdRequests(desk, '**/api/conversations/*');
    await desk.getByRole('textbox', { name: /^Message to/ }).fill('Good morning');
    const sent = desk.waitForResponse((response) => response.request().method() === 'POST');
    await desk.getByRole('button', { name: 'Send', exact: true }).click();
    await sent;
    await desk.getByRole('button', { name: 'Decline…' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toBeVisible();
    release();
    await expect(desk.getByRole('article', { name: 'Conversation with Ilka Thorne' })).toBeAttached();
    await expect(desk).toHaveURL(/conversation=/);
    await expect(dialog).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(desk.getByRole('button', { name: 'Decline…' })).toBeFocused();
  });

  test('[K-1] a decline is previewed and taken back; a candidate stops a company, and chooses the mails', async ({
    journey,
  }) => {
    const candidate = await createCandidate({ firstName: 'Nora', lastName: 'Brandt' });
    const { company, employerToken, applicationId } = await apply(candidate);
    const desk = await journey.openPage({ token: employerToken });
    await goTo(desk, `/company-messages?application=${applicationId}`);
    await desk.getByRole('button', { name: 'Decline…' }).click();
    await desk.getByRole('button', { name: 'Preview' }).click();
    await expect(desk.getByText(/^Dear Nora,/)).toBeVisible();
    await desk.getByRole('button', { name: 'Decline', exact: true }).click();
    await desk.getByRole('button', { name: 'Undo' }).click();
    await expect(desk.getByText('The applicant is back.')).toBeVisible();

    const sent = await postApi(
      `/company/applications/${applicationId}/messages`,
      { text: 'Hello Nora' },
      employerToken,
    );
    const { data } = (await sent.json()) as { data: { conversationId: string } };
    // Her address is not confirmed, so the mail does not quote the message, and the employer's page shows
    // this.
    const told = await receiveMail(origin(), candidate.fields.email, /has sent you a message/);
    expect(told.text).not.toContain('Hello Nora');
    const page = await journey.openPage({ token: candidate.accessToken });
    await goTo(page, `/jobs-messages?conversation=${data.conversationId}`);
    await page.getByRole('button', { name: 'Stop messages' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop messages' }).click();
    await expect(page.getByText('You have stopped this company from writing to you.')).toBeVisible();
    const refused = await postApi(
      `/company/applications/${applicationId}/messages`,
      { text: 'Once more' },
      employerToken,
    );
    expect(refused.status).toBe(409);

    await goTo(page, '/jobs-applied-job');
    await expect(page.getByRole('link', { name: company.name }).first()).toBeVisible();
    const choice = page.getByRole('switch', { name: 'New messages' });
    await choice.click();
    await expect(choice).not.toBeChecked();
    await expect(page.getByText('No mail; you see it here')).toBeVisible();
    await reload(page);
    await expect(choice).not.toBeChecked();
  });
});
