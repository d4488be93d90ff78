import { expect, test, describe } from 'vitest';
import { createJob, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { likeness, maxOfSkills, skillLikeness, type Likeness } from './similar-queries.ts';

describe('a page', () => {
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
});

describe('likeness', () => {
  const welder: Likeness = {
    words: new Set([1, 2]),
    placeIds: [7],
    countries: new Set(['NO']),
    category: 3,
    mode: 1,
  };
  const skills = ['TIG welding', 'Diving'];
  const other = (given: Partial<Likeness>): Likeness => ({
    words: new Set([5]),
    placeIds: [],
    countries: new Set(),
    category: 9,
    mode: 1,
    ...given,
  });
  const like = (given: Partial<Likeness>, others: string[] = []) =>
    likeness(welder, other(given)) + skillLikeness(skills, others);

  test('[I-6] a shared title counts more than shared skills, these more than the place, this more than the country', () => {
    const order = [
      like({ words: new Set([1, 2]) }),
      like({}, ['diving', 'tig WELDING']),
      like({ placeIds: [1, 7], countries: new Set(['NO', 'SE']) }),
      like({ countries: new Set(['NO']) }),
      like({}),
    ];
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(new Set(order).size).toBe(order.length);
  });

  test('[I-6] every likeness adds to the others', () => {
    expect(likeness(welder, welder) + skillLikeness(skills, skills)).toBe(10.5);
    expect(like({ placeIds: [7] }, ['Diving'])).toBeGreaterThan(like({}, ['Diving']));
  });

  test('[I-6] skills add no more than they may, however many are shared', () => {
    const many = Array.from({ length: 30 }, (_none, at) => `skill ${at}`);
    expect(skillLikeness(many, many)).toBe(maxOfSkills);
    expect(skillLikeness([], [])).toBe(0);
  });
});
