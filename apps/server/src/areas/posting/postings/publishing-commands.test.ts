import { emptyDraft } from '@waymark/contract/posting/choices';
import { expect, test } from 'vitest';
import { createDraft, createEmployer, createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { editJob } from './copy-commands.ts';
import { publishDraft } from './publishing-commands.ts';

const context = useTestApp();
const keeper = {
  ...emptyDraft,
  title: 'Lighthouse Keeper',
  type: 'full-time',
  category: 'logistics',
  workMode: 'remote',
  description: '<p>Keep the light.</p>',
};

test('[H-3] nothing is published while fifty of the company wait; one of them is changed all the same', async () => {
  const { database, services } = context;
  const { id: userId, companyId } = await createEmployer(services);
  const publish = (draftId: string) => publishDraft(database, { userId, draftId, version: 1 });
  const { jobId } = await publish(await createDraft(services, companyId, keeper));
  for (let nth = 1; nth < 50; nth++) {
    await createJob(services, { company_id: companyId, status: 'pending', awaits_approval: true });
  }
  const draftId = await createDraft(services, companyId, keeper);
  await expect(publish(draftId)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('50 postings of your company wait'),
  });
  expect(await publish(await editJob(database, userId, jobId))).toMatchObject({ jobId, status: 'pending' });
});
