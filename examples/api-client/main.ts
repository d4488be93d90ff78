import { randomUUID } from 'node:crypto';
import { findJobs, openBoard, postJob } from './client.ts';

const { BOARD_URL = 'http://localhost:3000', BOARD_KEY } = process.env;
const board = openBoard(BOARD_URL, BOARD_KEY);

let shown = 0;
for await (const { title, company } of findJobs(board, process.argv[2] ?? 'engineer')) {
  console.log(`${title}, ${company.name}`);
  if (++shown === 10) break;
}

if (BOARD_KEY) {
  const job = await postJob(board, randomUUID());
  console.log(`Posted ${job.id}: ${job.status}${job.waitsFor ? `, waits for ${job.waitsFor}` : ''}`);
} else {
  console.log('Set BOARD_KEY to the key of a company to post a job.');
}
