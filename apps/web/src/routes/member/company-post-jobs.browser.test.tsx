import type {
  DraftFields,
  PostingChoices,
  PostingDraft,
  PostingPreview,
} from '@waymark/contract/posting/postings';
import { draftPath, paths } from '@waymark/contract/paths';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { newFields } from '../../areas/posting/postings/form-rules.ts';
import { api, refuse } from '../../testing/api.ts';
import { idOf, jobDetail } from '../../testing/jobs.ts';
import { loaderOf } from '../../testing/loader-of.ts';
import { employer } from '../../testing/people.ts';
import { renderPages } from '../../testing/render-part.tsx';
import CompanyPostJobs, { clientLoader } from './company-post-jobs.tsx';

const field = (section: string, label: string) =>
  page.getByRole('group', { name: section, exact: true }).getByLabelText(label, { exact: true });
const title = () => field('The job', 'Job Title');

function draft(version: number, fields: Partial<DraftFields>): PostingDraft {
  return {
    id: idOf(1),
    jobId: null,
    jobStatus: null,
    fields: { ...newFields('noor.haddad@example.org'), ...fields },
    attachment: null,
    version,
    updatedAt: '2026-01-05T09:00:00.000Z',
  };
}

interface FormData {
  earlier?: PostingChoices['earlier'];
  preview?: PostingPreview;
}

async function openForm(at: string, { earlier = [], preview }: FormData = {}) {
  sessionStorage.clear();
  localStorage.clear();
  api.answer('GET /company/drafts/:draftId/preview', {
    data: preview ?? { job: jobDetail({ title: 'Previewed' }), problems: {}, detectedLanguage: '', ads: [] },
  });
  api.answer('GET /company/posting-choices', {
    data: {
      email: 'noor.haddad@example.org',
      regions: [],
      earlier,
      ownFields: [],
      needsApproval: false,
      places: { postings: 1, taken: 1 },
    },
  });
  api.answer('GET /company/drafts', { data: [], total: 0, page: 1, pageSize: 10 });
  const route = {
    path: paths.companyPostJobs,
    element: <CompanyPostJobs />,
    loader: loaderOf(clientLoader),
  };
  await renderPages([route], { at, user: employer() });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Post A Job' })).toBeVisible();
}

const newer = page.getByText(/^This draft was changed in another window\./);

test('[H-3] a save in another window is known at once, and its words can be taken over', async () => {
  api.answer('POST /company/drafts', { data: draft(1, { title: 'Keeper' }) });
  await openForm(paths.companyPostJobs);
  await title().fill('Keeper');
  await expect.element(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect.element(newer).not.toBeInTheDocument();

  api.answer('GET /company/drafts/:draftId', { data: draft(2, { title: 'Head Keeper' }) });
  const otherWindow = new BroadcastChannel('posting-drafts');
  otherWindow.postMessage({ id: idOf(1), version: 2 });
  await expect.element(newer).toBeVisible();
  otherWindow.close();
  await page.getByRole('button', { name: 'Show the newer one' }).click();
  await expect.element(title()).toHaveValue('Head Keeper');
  await expect.element(newer).not.toBeInTheDocument();
});

test('[H-3] a draft is not overwritten by a second window, which reads that there is a newer one', async () => {
  api.answer('GET /company/drafts/:draftId', { data: draft(1, { title: 'Keeper' }) });
  await openForm(draftPath(idOf(1)));
  await expect.element(title()).toHaveValue('Keeper');
  api.answer('PUT /company/drafts/:draftId', () => refuse('conflict', 'There is a newer version.'));
  api.answer('GET /company/drafts/:draftId', { data: draft(2, { title: 'Head Keeper' }) });
  await title().fill('Keeper of the light');
  await expect.element(newer).toBeVisible();
  await page.getByRole('button', { name: 'Show the newer one' }).click();
  await expect.element(title()).toHaveValue('Head Keeper');
  await expect.element(newer).not.toBeInTheDocument();
  const [sent] = api.callsOf('PUT /company/drafts/:draftId');
  expect(sent?.body).toMatchObject({ version: 1, fields: { title: 'Keeper of the light' } });
});

test('[H-3, L-38] a posting is split out of a pasted text, field by field', async () => {
  await openForm(paths.companyPostJobs);
  await page.getByRole('button', { name: 'Paste a text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a text' });
  const text = 'Signal Engineer\n\nFull-time, £45,000 - £55,000 a year\n\nYou keep trains apart.';
  api.answer('POST /company/posting-texts', {
    data: {
      title: 'Signal Engineer',
      type: 'full-time',
      salaryMin: '45000',
      salaryMax: '55000',
      currency: 'GBP',
      period: 'year',
      description: '<p>You keep trains apart.</p>',
    },
    unread: [{ label: 'Closing date', text: 'when the post is filled' }],
  });
  api.answer('POST /company/drafts', ({ body }) => ({
    data: draft(1, (body as { fields: DraftFields }).fields),
  }));
  api.answer('PUT /company/drafts/:draftId', ({ body }) => ({
    data: draft(2, (body as { fields: DraftFields }).fields),
  }));
  api.answer('GET /company/drafts/:draftId', { data: draft(1, { title: 'Signal Engineer' }) });
  await dialog.getByLabelText('The text of a posting').fill(text);
  await dialog.getByRole('button', { name: 'Split into fields' }).click();
  const unread = dialog.getByRole('region', { name: 'Not read' }).getByRole('listitem');
  await expect.element(unread).toHaveTextContent('Closing date: when the post is filled');
  await dialog.getByRole('checkbox', { name: 'Job Type' }).click();
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect.element(title()).toHaveValue('Signal Engineer');
  await expect.element(field('The job', 'Job Type')).toHaveValue('');
  await expect.element(field('Pay', 'Maximum Salary')).toHaveValue('55000');
  await expect.element(field('Pay', 'Currency')).toHaveValue('GBP');
  await expect
    .element(page.getByRole('textbox', { name: 'Job Description' }))
    .toHaveTextContent('You keep trains apart.');
  expect(api.callsOf('POST /company/posting-texts')[0]?.body).toEqual({ text });
  await expect.element(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
});

test('[H-5] the price of a further posting shows at the start of the form and next to Publish', async () => {
  api.answer('POST /company/drafts', { data: draft(1, { title: 'Keeper' }) });
  await openForm(paths.companyPostJobs);
  const cost = page.getByText(/1 of 1 place of your plan in use: this posting costs \$9\.00 for 30 days\./);
  await expect.poll(() => cost.elements().length).toBe(2);
});

test('[H-3] what keeps a posting from being published counts down as it is corrected, and goes', async () => {
  api.answer('GET /company/drafts/:draftId', { data: draft(1, {}) });
  await openForm(draftPath(idOf(1)));
  const fields = { title: 'Give the job a title.', type: 'Choose the job type.', workMode: 'Say where.' };
  const message = 'Please correct 3 fields. Give the job a title.';
  api.answer('POST /company/drafts/:draftId/publish', () => refuse('invalid_input', message, { fields }));
  api.answer('PUT /company/drafts/:draftId', ({ body }) => ({
    data: draft(2, (body as { fields: DraftFields }).fields),
  }));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const told = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await expect.element(told(message)).toBeVisible();
  await title().fill('Keeper');
  await expect.element(told('Please correct 2 fields. Choose the job type.')).toBeVisible();
  await expect.element(told('Give the job a title.')).not.toBeInTheDocument();
  await title().fill('');
  await expect.element(told(message)).toBeVisible();
  await title().fill('Keeper');
  await field('The job', 'Job Type').selectOptions('full-time');
  await expect.element(told('Please correct')).not.toBeInTheDocument();
  await page.getByLabelText('Where the work is done').selectOptions('remote');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

const beside = page.getByRole('complementary', { name: 'As seekers see it' });

test('[H-3] beside the form is the page of the job, brought up to date by each save, with what is missing', async () => {
  await openForm(paths.companyPostJobs);
  await expect.element(beside.getByText('The page of the job appears here as you type.')).toBeVisible();
  expect(api.callsOf('GET /company/drafts/:draftId/preview')).toHaveLength(0);

  api.answer('POST /company/drafts', { data: draft(1, { title: 'Keeper' }) });
  api.answer('GET /company/drafts/:draftId/preview', {
    data: {
      job: jobDetail({ title: 'Keeper' }),
      problems: { type: 'Choose the job type.' },
      detectedLanguage: '',
      ads: [],
    },
  });
  await title().fill('Keeper');
  await expect.element(beside.getByText('Keeper', { exact: true })).toBeVisible();
  await expect.element(beside.getByText('Before it can be published 1 field still needs you.')).toBeVisible();

  api.answer('PUT /company/drafts/:draftId', { data: draft(2, { title: 'Head Keeper' }) });
  api.answer('GET /company/drafts/:draftId/preview', {
    data: { job: jobDetail({ title: 'Head Keeper' }), problems: {}, detectedLanguage: '', ads: [] },
  });
  await title().fill('Head Keeper');
  await expect.element(beside.getByText('Head Keeper', { exact: true })).toBeVisible();
  await expect.element(beside.getByText(/^Before it can be published/)).not.toBeInTheDocument();
  // Its links would lead away from the form.
  expect(beside.element().querySelector('[inert] a')).not.toBeNull();
});

test('[H-3] the preview beside the form stays closed once it was closed, and opens again', async () => {
  await openForm(paths.companyPostJobs);
  await beside.getByRole('button', { name: 'Hide' }).click();
  await expect.element(beside).not.toBeInTheDocument();
  expect(localStorage.getItem('posting-preview-closed')).not.toBeNull();
  await page.getByRole('button', { name: 'Show as seekers see it' }).click();
  await expect.element(beside).toBeVisible();
  expect(localStorage.getItem('posting-preview-closed')).toBeNull();
});

test('[H-3] on a narrow window there is no preview beside the form, and none is asked for', async () => {
  await page.viewport(1024, 768);
  api.answer('POST /company/drafts', { data: draft(1, { title: 'Keeper' }) });
  await openForm(paths.companyPostJobs);
  await title().fill('Keeper');
  await expect.element(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect.element(beside).not.toBeInTheDocument();
  expect(api.callsOf('GET /company/drafts/:draftId/preview')).toHaveLength(0);
  await page.viewport(1440, 900);
});

test('[H-3] while a draft is published, which ends it, its preview is not asked for', async () => {
  api.answer('POST /company/drafts', { data: draft(1, { title: 'Keeper' }) });
  await openForm(paths.companyPostJobs);
  await title().fill('Keeper');
  await expect.element(beside.getByText('Previewed', { exact: true })).toBeVisible();
  const asked = api.callsOf('GET /company/drafts/:draftId/preview').length;
  api.answer('PUT /company/drafts/:draftId', { data: draft(2, { title: 'Head Keeper' }) });
  const refusal = Promise.withResolvers<ReturnType<typeof refuse>>();
  api.answer('POST /company/drafts/:draftId/publish', () => refusal.promise);
  await title().fill('Head Keeper');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => api.callsOf('POST /company/drafts/:draftId/publish')).toHaveLength(1);
  // Longer than the preview waits for the next letter.
  await api.settled();
  expect(api.callsOf('GET /company/drafts/:draftId/preview')).toHaveLength(asked);
  refusal.resolve(refuse('conflict', 'There is a newer version.'));
});

test('[H-3] an earlier posting is a template at one press', async () => {
  const earlier = [1, 2, 3, 4].map((number) => ({
    id: idOf(100 + number),
    title: `Keeper ${number}`,
    status: 'filled' as const,
  }));
  await openForm(paths.companyPostJobs, { earlier });
  const templates = page.getByRole('group', { name: 'Start from an earlier posting' });
  api.answer('POST /company/jobs/:jobId/duplicate', { data: { draftId: idOf(1) } });
  api.answer('GET /company/drafts/:draftId', { data: draft(1, { title: 'Copy of Keeper 2' }) });
  await expect.element(templates.getByRole('option', { name: 'Keeper 4' })).toBeInTheDocument();
  await templates.getByRole('button', { name: 'Keeper 2' }).click();
  await expect.element(title()).toHaveValue('Copy of Keeper 2');
  expect(api.callsOf('POST /company/jobs/:jobId/duplicate')[0]?.params).toEqual({ jobId: idOf(102) });
});

test('[H-5] a meter at the top shows how many places of the plan are in use', async () => {
  await openForm(paths.companyPostJobs);
  const meter = page.getByRole('meter', { name: 'Places of your plan in use' }).element();
  expect(meter).toMatchObject({ value: 1, max: 1 });
});

test('[G-2] a draft that is opened again shows what is wrong with what was typed, and Publish says it', async () => {
  const problems = {
    salaryMax: 'The most is less than the least.',
    description: 'Please write a description.',
  };
  api.answer('GET /company/drafts/:draftId', {
    data: draft(1, { title: 'Keeper', salaryMin: '500', salaryMax: '400' }),
  });
  await openForm(draftPath(idOf(1)), {
    preview: { job: jobDetail({ title: 'Keeper' }), problems, ads: [], detectedLanguage: '' },
  });
  await expect.element(page.getByText(problems.salaryMax).first()).toBeVisible();
  await expect.element(page.getByText(problems.description)).not.toBeInTheDocument();
  api.answer('POST /company/drafts/:draftId/publish', () =>
    refuse('invalid_input', 'Please correct 2 fields.', { fields: problems }),
  );
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText(problems.description).first()).toBeVisible();
  await expect.element(page.getByText(problems.salaryMax).first()).toBeVisible();
});

test('[L-43] the form says what the law of a place asks, adds the sentence that is true, and sends the answer', async () => {
  const vacancy = {
    id: 'ca-ontario-vacancy',
    place: 'Ontario',
    where: 'Ontario',
    isDuty: true,
    ask: 'vacancy',
    since: '2026-01-01',
    employees: 25,
    law: 'Employment Standards Act, 2000, Part III.1',
    source: 'ontario.example/postings',
    severity: 'duty',
    answer: null,
  } as const;
  api.answer('GET /company/drafts/:draftId', { data: draft(1, { title: 'Keeper' }) });
  const job = jobDetail({ title: 'Keeper' });
  await openForm(draftPath(idOf(1)), {
    preview: { job, problems: {}, ads: [vacancy], detectedLanguage: '' },
  });
  await expect
    .element(page.getByText(/Ontario asks that an ad says whether there is a vacancy now/))
    .toBeVisible();
  const saved: DraftFields[] = [];
  api.answer('PUT /company/drafts/:draftId', ({ body }) => {
    const { fields } = body as { fields: DraftFields };
    saved.push(fields);
    return { data: draft(saved.length + 1, fields) };
  });
  await page.getByRole('button', { name: 'Add “This posting is for an existing vacancy.”' }).click();
  await expect
    .poll(() => saved.at(-1)?.description)
    .toContain('<p>This posting is for an existing vacancy.</p>');
  await page.getByLabelText('It need not, because').selectOptions('few');
  await expect.poll(() => saved.at(-1)?.adAnswers).toEqual({ 'ca-ontario-vacancy': 'few' });
});
