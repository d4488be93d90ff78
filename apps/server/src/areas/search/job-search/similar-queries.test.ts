import { expect, test } from 'vitest';
import { createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

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

test('[I-6] words that say nothing of the work do not make titles alike, nor take likeness away', async () => {
  const { services } = context;
  const sought = await createJob(services, {
    title: 'Senior Rust Compiler Wizard (m/f/d) - Remote',
    category: 'health',
  });
  await createJob(services, { title: 'Senior Notary (m/f/d) - Remote', category: 'social-care' });
  await createJob(services, { title: 'Lead Compiler Wizard for Rust', category: 'construction' });
  await createJob(services, { title: 'Rust Compiler Wizard', category: 'logistics', skills: ['Rust'] });
  await services.changes.settled();
  const found = await similarTo(sought.id);
  expect(found.slice(0, 2)).toEqual(['Rust Compiler Wizard', 'Lead Compiler Wizard for Rust']);
  expect(found).not.toContain('Senior Notary (m/f/d) - Remote');
});

test('[I-6] of many with its title those with its skills come first, however old they are', async () => {
  const { services } = context;
  const title = 'Glacier guide';
  const sought = await createJob(services, { title, skills: ['Crevasse rescue'] });
  const old = new Date(Date.now() - 20 * 86_400_000);
  await createJob(services, { title, skills: ['Crevasse rescue'], posted_at: old });
  for (let count = 0; count < 20; count++) await createJob(services, { title, skills: ['Cooking'] });
  await services.changes.settled();
  const [first] = await context.index.listSimilar(sought.id);
  expect(first?.skills).toEqual(['Crevasse rescue']);
});
