import { expect, test } from 'vitest';
import { statusAt } from '../areas/jobs/jobs/row-rules.ts';
import { createGazetteer } from '../areas/places/places/rules.ts';
import { demoSteps, demoStages } from './demo-steps.ts';
import { demoPlaces } from './places.ts';
import { generatePosting } from './postings.ts';
import { chooseFirstPostings, minDemoPostings } from './postings/first-postings.ts';

const gazetteer = createGazetteer(demoPlaces);
const dayMs = 86_400_000;
/** Every day of a year and more, at hours that differ: leap day, turns of the year and of summer time. */
const dates = Array.from(
  { length: 400 },
  (_, day) => new Date(Date.UTC(2027, 9, 1, (day * 7) % 24, day % 60) + day * dayMs),
);
/** The longest that one of the applicants has waited. */
const applicantDays = 25;

test.each([minDemoPostings, 300, 1200, 20_000, 50_400])(
  '[H-4, G-4] of %i postings, those of the accounts’ worlds come first and are open on every date',
  (total) => {
    const { own, saved, applied, reported, indexes } = chooseFirstPostings(total);
    expect(own.length).toBe(Math.max(3, Math.min(20, Math.floor(total / 10))));
    const named = [...own, ...saved, ...applied, ...reported];
    expect(new Set(named).size).toBe(own.length + 8);
    const texts = new Set<string>();
    for (const today of dates) {
      const drafts = indexes.map((index) => generatePosting(index, { total, today }));
      expect(drafts.map(({ sourceId }) => sourceId)).toEqual(named);
      texts.add(
        JSON.stringify(drafts.map(({ title, company, description }) => [title, company.name, description])),
      );
      for (const draft of drafts) {
        expect(statusAt(today, draft, gazetteer), `${draft.sourceId} on ${today.toISOString()}`).toBe(
          'active',
        );
        expect(draft.postedAt!.getTime()).toBeLessThan(today.getTime());
      }
      const [hiring] = drafts;
      expect(today.getTime() - hiring!.postedAt!.getTime()).toBeGreaterThan(applicantDays * dayMs);
    }
    expect(texts.size).toBe(1);
  },
);

test('[H-4] the demo employer’s postings are the same in a demo of any size', () => {
  const today = dates[0]!;
  const ownOf = (total: number) =>
    chooseFirstPostings(total)
      .indexes.slice(0, 20)
      .map((index) => generatePosting(index, { total, today }));
  expect(ownOf(50_400)).toEqual(ownOf(300));
});

test('[H-4] each step of the demo comes after all that it needs', () => {
  const there = new Set<string>(demoStages);
  for (const { name, needs } of demoSteps) {
    expect(
      needs.filter((need) => !there.has(need)),
      name,
    ).toEqual([]);
    expect(there.has(name), name).toBe(false);
    there.add(name);
  }
});
