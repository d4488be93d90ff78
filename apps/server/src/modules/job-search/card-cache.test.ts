import { expect, test } from 'vitest';
import { createJob } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { PlaceIndex } from '../places/place-index.ts';
import { CardCache } from './card-cache.ts';

const context = useTestApp();

async function rename(id: string, title: string): Promise<void> {
  await context.database.updateTable('jobs').set({ title }).where('id', '=', id).execute();
}

/** The real database, and how many statements it was asked. */
function countedDatabase() {
  const asked = { statements: 0 };
  const database = context.database.withPlugin({
    transformQuery({ node }) {
      asked.statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { asked, database };
}

test('[I-8] a card that was shown is not asked for again, until its job changes', async () => {
  const { asked, database } = countedDatabase();
  const cards = new CardCache(new PlaceIndex());
  const first = await createJob(context.services, { title: 'Ferry captain' });
  const second = await createJob(context.services, { title: 'Deckhand' });
  const titles = async () =>
    (await cards.load(database, [second.number, first.number, 1_000_000])).map(({ title }) => title);
  expect(await titles()).toEqual(['Deckhand', 'Ferry captain']);
  const before = asked.statements;
  await cards.load(database, [first.number, second.number]);
  expect(asked.statements).toBe(before);

  await rename(first.id, 'Ferry master');
  cards.invalidate([first.number]);
  expect(await titles()).toEqual(['Deckhand', 'Ferry master']);
});

test('[I-8] a card whose job changes while it is read is read again', async () => {
  const cards = new CardCache(new PlaceIndex());
  const { id, number } = await createJob(context.services, { title: 'Ferry captain' });
  const reading = cards.load(context.database, [number]);
  cards.invalidate([number]);
  await reading;
  await rename(id, 'Ferry master');
  const [card] = await cards.load(context.database, [number]);
  expect(card?.title).toBe('Ferry master');
});

test('[I-8] two who ask at once get the card that is there', async () => {
  const cards = new CardCache(new PlaceIndex());
  const { number, title } = await createJob(context.services);
  const load = () => cards.load(context.database, [number]);
  const both = await Promise.all([load(), load()]);
  expect(both.flat().map((card) => card.title)).toEqual([title, title]);
});
