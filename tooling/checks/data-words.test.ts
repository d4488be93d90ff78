import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { appointmentOf } from '../../apps/server/src/areas/hiring/interviews/notice-commands.ts';
import type { InterviewFacts } from '../../apps/server/src/areas/hiring/interviews/queries.ts';
import {
  renderAgreement,
  renderRecord,
} from '../../apps/server/src/areas/lifecycle/data-documents/presenter.ts';
import {
  describeOperator,
  listProcessors,
} from '../../apps/server/src/areas/lifecycle/data-documents/rules.ts';
import { renderIndex } from '../../apps/server/src/areas/lifecycle/privacy/presenter.ts';
import { listRetentionPeriods } from '../../apps/server/src/areas/lifecycle/privacy/rules.ts';
import { personalData as companies } from '../../apps/server/src/areas/companies/personal-data.ts';
import { personalData as content } from '../../apps/server/src/areas/content/personal-data.ts';
import { personalData as hiring } from '../../apps/server/src/areas/hiring/personal-data.ts';
import { personalData as identity } from '../../apps/server/src/areas/identity/personal-data.ts';
import { personalData as integrations } from '../../apps/server/src/areas/integrations/personal-data.ts';
import { personalData as jobs } from '../../apps/server/src/areas/jobs/personal-data.ts';
import { personalData as lifecycle } from '../../apps/server/src/areas/lifecycle/personal-data.ts';
import { personalData as office } from '../../apps/server/src/areas/office/personal-data.ts';
import { personalData as payments } from '../../apps/server/src/areas/payments/personal-data.ts';
import { personalData as posting } from '../../apps/server/src/areas/posting/personal-data.ts';
import { personalData as resumes } from '../../apps/server/src/areas/resumes/personal-data.ts';
import { personalData as seeking } from '../../apps/server/src/areas/seeking/personal-data.ts';
import type { Config } from '../../apps/server/src/platform/config.ts';
import { fieldLabels } from '../../apps/server/src/platform/personal-data/field-labels.ts';
import { findLatinWords } from '../../apps/server/src/testing/latin-words.ts';
import { createPseudoSay } from '../../apps/server/src/testing/pseudo-say.ts';
import { listMessages } from './catalogs.ts';
import { readSources } from './source-files.ts';

/* Files about people, with messages in other letters and data in Greek, as with documents that people print. */

const say = createPseudoSay(
  'ar',
  listMessages(readSources(fileURLToPath(new URL('../../', import.meta.url)))),
);

const config = {
  publicUrl: 'https://board.example',
  mailFrom: 'mail@board.example',
  sessionDays: 30,
  demo: false,
  contact: { email: null, phone: null, address: null, position: null },
  smtpUrl: 'smtps://mail.board.example:465',
  s3: { endpoint: 'https://store.board.example', bucket: 'φ' },
  backup: { place: { prefix: 'φ' } },
  cdn: { url: 'https://cdn.board.example' },
  checkout: { origin: 'https://checkout.example' },
  staffSso: { issuer: 'https://id.board.example' },
  signInProviders: [{ issuer: 'https://accounts.board.example' }],
} as unknown as Config;

const facts = {
  madeAt: new Date('2026-11-21T10:05:00Z'),
  publicUrl: config.publicUrl,
  operator: describeOperator(config),
  processors: listProcessors(config),
  periods: listRetentionPeriods(config),
};

test.each([
  ['the record of processing', renderRecord(say, facts)],
  ['the agreement with an employer', renderAgreement(say, facts, { name: 'Φάρος', address: '' })],
])('[L-40] %s says no word that is no message', (_what, html) => {
  expect(html).toContain('[!!');
  expect(findLatinWords(html)).toEqual([]);
});

const interview = {
  id: 'φ',
  sequence: 0,
  startsAt: facts.madeAt,
  durationMinutes: 30,
  place: 'Αθήνα',
  videoUrl: 'https://video.example/1',
  note: 'Λόγια.',
  applicationId: 'φ',
  companyName: 'Φάρος',
  jobTitle: 'Ναύτης',
  first_name: 'Αδα',
  last_name: 'Φ',
} as InterviewFacts & { startsAt: Date };

test.each(['candidate', 'company'] as const)(
  '[L-40] the calendar entry of the %s says no word that is no message',
  (side) => {
    const calendar = appointmentOf(say, { config }, interview, { method: 'PUBLISH', side });
    const texts = Array.from(
      calendar.replaceAll(/\r?\n[ \t]/g, '').matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:(.*)$/gm),
      ([, text = '']) => text.replaceAll(String.raw`\n`, '\n'),
    );
    expect(texts).toHaveLength(3);
    expect(findLatinWords(texts.join('\n'))).toEqual([]);
  },
);

const areas = [identity, companies, jobs, resumes, payments, posting];
const others = [hiring, seeking, content, integrations, lifecycle, office];

test('[L-40] the copy of a person’s data names its sections and fields by messages alone', () => {
  const row = Object.fromEntries(Object.keys(fieldLabels).map((field) => [field, null]));
  const sections = [...areas, ...others].flatMap((area) =>
    area.sections.map((one) => ({ ...one, rows: [row] })),
  );
  const html = renderIndex(say, facts.madeAt, sections, new Map());
  expect(html).toContain('[!!');
  expect(findLatinWords(html)).toEqual([]);
});
