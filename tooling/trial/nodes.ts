import assert from 'node:assert/strict';
import { jobDetailPath } from '@waymark/contract/paths';
import { emptyDraft } from '@waymark/contract/posting/choices';
import type { PublishedPosting } from '@waymark/contract/posting/postings';
import { Caller, eventually } from './caller.ts';
import type { Installation } from './installation.ts';
import { change } from './operator.ts';

const posting = {
  ...emptyDraft,
  title: 'Harbour Pilot',
  type: 'full-time',
  category: 'logistics',
  workMode: 'on-site',
  places: ['Hamburg, Germany'],
  salaryMin: '50000',
  salaryMax: '60000',
  currency: 'EUR',
  description: '<p>Bring ships into the harbour and out of it.</p>',
};

/** L-23: the next request of anybody, at either node and through either proxy, is of a closed posting. */
export async function closeEverywhere({ nodes, doors }: Installation, token: string): Promise<void> {
  const employer = new Caller([nodes[0]]);
  employer.token = token;
  const draft = await employer.ask<{ id: string; version: number }>('POST', '/company/drafts', {
    fields: posting,
  });
  const published = await employer.ask<PublishedPosting>('POST', `/company/drafts/${draft.id}/publish`, {
    version: draft.version,
  });
  assert.equal(published.status, 'active');
  const path = jobDetailPath(published.jobId);
  const readers = [nodes[1], nodes[0], ...doors].map((door) => new Caller([door]));
  const isOpen = async (reader: Caller) => {
    const { status, bytes } = await reader.send('GET', path);
    const isOffered = bytes.includes('"JobPosting"');
    assert.equal(status === 200, isOffered, `the page answered ${status}`);
    return isOffered;
  };
  for (const reader of readers) await eventually('the open posting', () => isOpen(reader));
  await employer.call('POST', '/company/jobs/changes', { action: 'close', jobIds: [published.jobId] });
  for (const reader of readers) {
    assert.equal(await isOpen(reader), false, 'a closed posting is still shown as open');
    const found = await reader.call<{ total: number }>('GET', '/jobs?q=harbour+pilot');
    assert.equal(found.total, 0);
  }
}

/** The operator stands on the imprint, and the name of the board on every page, of both nodes and behind both proxies. */
export async function renameEverywhere({ nodes, doors }: Installation, staff: Caller): Promise<void> {
  const first = new Caller([nodes[0]]);
  first.token = staff.token;
  for (const door of [...nodes, ...doors]) {
    const reader = new Caller([door]);
    assert.match(await reader.page('/home'), /Hafenjobs/);
    assert.match(await reader.page('/imprint'), /HRB 12345[^]*DE136695976|DE136695976[^]*HRB 12345/);
  }
  await change(first, 'name', 'Elbejobs');
  for (const door of [nodes[1], nodes[0], ...doors]) {
    const page = await new Caller([door]).page('/home');
    assert.ok(page.includes('Elbejobs') && !page.includes('Hafenjobs'), `${door} shows the old name`);
  }
}
