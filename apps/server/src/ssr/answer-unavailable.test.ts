import { expect, test } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { answerUnavailable } from './answer-unavailable.ts';

function failing(error: Error) {
  async function find(): Promise<string> {
    throw error;
  }
  return answerUnavailable({ group: { find } });
}

test('a page whose data cannot be had for a while is answered with 503', async () => {
  const data = failing(new AppError('unavailable', 'The database does not answer.'));
  await expect(data.group.find()).rejects.toMatchObject({ status: 503 });
});

test('any other failure stays what it is', async () => {
  const missing = new AppError('not_found', 'There is no such page.');
  await expect(failing(missing).group.find()).rejects.toBe(missing);
  const data = answerUnavailable({ origin: 'https://jobs.example', list: [1], find: async () => 'found' });
  expect(data).toMatchObject({ origin: 'https://jobs.example', list: [1] });
  expect(await data.find()).toBe('found');
});
