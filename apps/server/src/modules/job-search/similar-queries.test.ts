import { expect, test } from 'vitest';
import { createJob, createPlace } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const context = useTestApp();

async function similarTo(jobId: string): Promise<string[]> {
  return (await context.index.listSimilar(jobId)).map(({ title }) => title);
}

test('[I-6] similar jobs share words of the title, skills, place and category; closed ones are left out', async () => {
  const { services } = context;
  const leeds = await createPlace(services);
  const york = await createPlace(services);
  const health = { category: 'health' as const, place_ids: [leeds] };
  const jobs = [
    await createJob(services, { title: 'Night Nurse', skills: ['Triage', 'Wound care'], ...health }),
    // The same work under another category, far away.
    await createJob(services, { title: 'Senior Night Nurse', category: 'social-care', place_ids: [york] }),
    await createJob(services, { title: 'Paramedic', skills: ['Triage', 'Wound care'], ...health }),
    await createJob(services, { title: 'Pharmacist', ...health }),
    await createJob(services, { title: 'Dentist', category: 'health', place_ids: [york] }),
    await createJob(services, { title: 'Night Nurse', status: 'filled', ...health }),
    await createJob(services, { title: 'Bricklayer', category: 'construction' }),
  ];
  await services.changes.settled();
  expect(await similarTo(jobs[0]?.id ?? '')).toEqual([
    'Paramedic',
    'Senior Night Nurse',
    'Pharmacist',
    'Dentist',
  ]);
  // A closed one has similar jobs too: they are what its page offers.
  expect((await similarTo(jobs[5]?.id ?? ''))[0]).toBe('Night Nurse');
});

test('[I-6] there are eight at most, and none for a job that there is not', async () => {
  const jobs = [];
  for (let count = 0; count < 12; count++) {
    jobs.push(await createJob(context.services, { title: 'Harbour pilot', category: 'logistics' }));
  }
  await context.services.changes.settled();
  const found = await context.index.listSimilar(jobs[0]?.id ?? '');
  expect(found).toHaveLength(8);
  expect(found.map(({ id }) => id)).not.toContain(jobs[0]?.id);
  expect(await similarTo(crypto.randomUUID())).toEqual([]);
});
