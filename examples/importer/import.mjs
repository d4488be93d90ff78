// Writes the postings of a file to a board, and closes those that the file has no more.
// KEY=wk_live_… BOARD=https://jobs.example node examples/importer/import.mjs postings.json
// The file is a list in JSON; each posting has at least `id`, `title`, `company` and `applyUrl`. The key is one of the
// board with the scopes jobs:read and jobs:write.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const { KEY = '', BOARD = 'http://localhost:3000' } = process.env;
const atOnce = 100;

async function call(method, path, body) {
  const text = body && JSON.stringify(body);
  const response = await fetch(`${BOARD}/api/v1/board/jobs${path}`, {
    method,
    headers: {
      authorization: `Bearer ${KEY}`,
      // The same call again, after a break, is answered and not made twice.
      ...(text && {
        'content-type': 'application/json',
        'idempotency-key': createHash('sha256')
          .update(path + text)
          .digest('hex'),
      }),
    },
    ...(text && { body: text }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}

function* inParts(list) {
  for (let from = 0; from < list.length; from += atOnce) yield list.slice(from, from + atOnce);
}

const jobs = JSON.parse(await readFile(process.argv[2], 'utf8'));
for (const part of inParts(jobs)) {
  const { data } = await call('POST', '', { jobs: part });
  console.log(`${data.inserted} new, ${data.updated} changed, ${data.unchanged} as before`);
  for (const { id, problems } of data.rejected) console.error(`${id}: ${problems.join('; ')}`);
}

const there = new Set(jobs.map(({ id }) => id));
const gone = [];
for (let page = 1; ; page++) {
  const { data, total, pageSize } = await call('GET', `?page=${page}`);
  for (const { externalId, status } of data)
    if (status === 'active' && !there.has(externalId)) gone.push(externalId);
  if (page * pageSize >= total) break;
}
for (const ids of inParts(gone)) {
  const { data } = await call('POST', '/close', { ids });
  console.log(`${data.closed} closed`);
}
