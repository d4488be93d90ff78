import { paths } from '@waymark/contract/paths';
import { resumeSectionKeys } from '@waymark/contract/resumes/choices';
import { resumeDocumentSchema, type ResumeProfile } from '@waymark/contract/resumes/resume-profile';
import type { ReadResume } from '@waymark/contract/resumes/resume-reading';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../../../testing/api.ts';
import { candidate } from '../../../../../testing/people.ts';
import { renderPart } from '../../../../../testing/render-part.tsx';
import { toast } from '../../../../../testing/toasts.ts';
import { FillForm } from './fill-form.tsx';

const profile: ResumeProfile = {
  document: resumeDocumentSchema.parse({ headline: 'Typed by hand' }),
  versions: Object.fromEntries(resumeSectionKeys.map((key) => [key, 3])) as ResumeProfile['versions'],
  updatedAt: null,
};
const read: ReadResume = {
  format: 'docx',
  pages: [{ number: 1, size: null, lines: [{ id: 'p1-1', text: 'Chess', area: null }] }],
  unreadableGlyphs: 0,
  contact: {
    name: null,
    headline: { text: 'Read from the file', line: 'p1-1' },
    email: null,
    phone: null,
    place: null,
    links: [],
  },
  sections: [],
  positions: [],
  education: [],
  projects: [],
  skills: [{ name: 'Chess', group: null, line: 'p1-1' }],
  languages: [],
  certifications: [],
};

test('[G-3] one press accepts everything new, reports it, and can be undone', async () => {
  const sent: unknown[] = [];
  api.answer('PUT /resume-profile', ({ body }) => {
    sent.push(body);
    return { data: { ...profile, versions: { ...profile.versions, skills: 4 } } };
  });
  const shown = await renderPart(<FillForm read={read} profile={profile} resumeId="none" />, {
    at: paths.jobsMyResume,
    user: candidate(),
  });
  await shown.getByRole('button', { name: 'Accept everything' }).click();
  const said = /Added: 1 in Key Skills\. 1 value that would change what you typed stayed out\./;
  await expect.element(toast(said)).toBeVisible();
  expect(sent).toMatchObject([{ sections: [{ section: 'skills', version: 3, value: [{ name: 'Chess' }] }] }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(toast('My Resume is as it was before.')).toBeVisible();
  expect(sent[1]).toEqual({ sections: [{ section: 'skills', version: 4, value: [] }] });
});
