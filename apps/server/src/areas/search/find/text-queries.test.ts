import { beforeAll, expect, test } from 'vitest';
import { createJob } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const titles = [
  'フロントエンドエンジニア',
  '经验丰富的软件测试工程师',
  '백엔드개발자',
  'Pflegefachmann/-frau (m/w/d)',
  'Kaufmännische/r Sachbearbeiter*in (w/m/d)',
  'Verkäuferin',
  'BuchhalterIn',
  'Ingénieur(e) qualité (H/F)',
  'R&D Chemist',
  'Recruiter at Berlin',
];

beforeAll(async () => {
  for (const title of titles) await createJob(context.services, { title, description: '<p>Text.</p>' });
  await context.services.changes.settled();
});

async function find(q: string): Promise<string[]> {
  const response = await context.app.inject({ url: '/api/jobs', query: { q } });
  return response.json<{ data: { title: string }[] }>().data.map(({ title }) => title);
}

test.each([
  ['エンジニア', ['フロントエンドエンジニア', 'Ingénieur(e) qualité (H/F)']],
  ['フロントエンド', ['フロントエンドエンジニア']],
  ['工程师', ['经验丰富的软件测试工程师', 'Ingénieur(e) qualité (H/F)']],
  ['软件测试', ['经验丰富的软件测试工程师']],
  ['개발자', ['백엔드개발자']],
  ['Sachbearbeiterin', ['Kaufmännische/r Sachbearbeiter*in (w/m/d)']],
  ['Sachbearbeiter:in', ['Kaufmännische/r Sachbearbeiter*in (w/m/d)']],
  ['Kaufmännischer Sachbearbeiter', ['Kaufmännische/r Sachbearbeiter*in (w/m/d)']],
  ['Verkäufer', ['Verkäuferin']],
  ['Verkäufer*in', ['Verkäuferin']],
  ['Buchhalter', ['BuchhalterIn']],
  ['Buchhalterin (m/w/d)', ['BuchhalterIn']],
  ['ingénieure', ['Ingénieur(e) qualité (H/F)']],
  ['R&D', ['R&D Chemist']],
])('[L-25] "%s" finds %j', async (q, found) => {
  expect(await find(q)).toEqual(found);
});
