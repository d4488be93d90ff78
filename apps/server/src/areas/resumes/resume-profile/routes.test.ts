import { resumeProfileLimits } from '@waymark/contract/resumes/choices';
import type { SectionChange } from '@waymark/contract/resumes/resume-profile';
import { describe, expect, test } from 'vitest';
import { createCandidate, createResume, type TestUser } from '../../../testing/factories.ts';
import { pdfBytes } from '../../../testing/resume-files.ts';
import { readFixture } from '../../../testing/resumes/fixtures.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const get = (url: string, { headers }: TestUser) => context.app.inject({ url: `/api${url}`, headers });
const save = ({ headers }: TestUser, ...sections: object[]) =>
  context.app.inject({ method: 'PUT', url: '/api/resume-profile', headers, payload: { sections } });
const change = (section: SectionChange['section'], value: unknown, version = 0) => ({
  section,
  version,
  value,
});

const id = '018f0000-0000-7000-8000-000000000001';
const employment = { id, designation: 'Keeper', organization: 'Northern Lights', from: '2019-04' };

describe('[G-3] My Resume', () => {
  test('is empty at first, and stored by section, each with a version', async () => {
    const candidate = await createCandidate(context.services);
    const { data: empty } = (await get('/resume-profile', candidate)).json();
    expect(empty).toMatchObject({
      document: { headline: '', employment: [], personal: { gender: '' } },
      versions: { headline: 0, employment: 0 },
      updatedAt: null,
    });
    const saved = await save(
      candidate,
      change('headline', ' Keeper of lights '),
      change('employment', [employment]),
    );
    expect(saved.statusCode).toBe(200);
    await save(candidate, change('employment', [{ ...employment, isCurrent: true, till: '2020' }], 1));
    const { data } = (await get('/resume-profile', candidate)).json();
    expect(data.document.headline).toBe('Keeper of lights');
    // A current entry has no end, even if one was sent.
    expect(data.document.employment).toMatchObject([{ designation: 'Keeper', isCurrent: true, till: '' }]);
    expect(data.versions).toMatchObject({ headline: 1, employment: 2, skills: 0 });
    expect(data.updatedAt).not.toBeNull();
  });

  test('belongs to its candidate alone', async () => {
    const [ada, eve] = [await createCandidate(context.services), await createCandidate(context.services)];
    await save(ada, change('summary', 'Mine'));
    expect((await get('/resume-profile', eve)).json().data.document.summary).toBe('');
  });

  test('of two tabs the second gets a conflict, and its changes are not saved', async () => {
    const candidate = await createCandidate(context.services);
    const answers = await Promise.all([
      save(candidate, change('headline', 'One'), change('summary', 'One')),
      save(candidate, change('headline', 'Two'), change('interests', [{ id, name: 'Two' }])),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'conflict' });
    expect(refused.message).toContain('Resume Headline was just changed in another window');
    const { document, versions } = (await get('/resume-profile', candidate)).json().data;
    expect([document.headline, versions.headline]).toEqual([document.interests.length ? 'Two' : 'One', 1]);
    // Saving another section causes no conflict.
    expect((await save(candidate, change('awards', []))).statusCode).toBe(200);
  });

  test.each<[string, object, RegExp]>([
    [
      'ends before it begins',
      change('employment', [{ ...employment, till: '2018' }]),
      /end is before the beginning/,
    ],
    ['ends a month too early', change('employment', [{ ...employment, till: '2019-03' }]), /end is before/],
    ['10,000 characters', change('summary', 'x'.repeat(10_000)), /at most 4000 characters/],
    ['10,000 characters in a line', change('headline', 'x'.repeat(10_000)), /at most 250 characters/],
    [
      '200 skills',
      change(
        'skills',
        Array.from({ length: 200 }, (_, at) => ({ id, name: `Skill ${at}` })),
      ),
      /at most 100 skills/,
    ],
    ['javascript:', change('basics', { website: 'javascript:alert(1)' }), /web address/],
    [
      'a script in disguise',
      change('basics', { website: ' JaVaScRiPt:alert(1)//https://a.b' }),
      /web address/,
    ],
    ['data:', change('onlineProfiles', [{ id, name: 'X', url: 'data:text/html,x' }]), /web address/],
    ['file:', change('patents', [{ id, title: 'X', url: 'file:///etc/passwd' }]), /web address/],
    ['a turned name', change('references', [{ id, name: 'Ada\u202Eevil' }]), /hidden characters/],
    ['a turned text', change('summary', 'fine \u2066 not'), /hidden characters/],
    ['a month that is none', change('awards', [{ id, title: 'X', date: '2019-13' }]), /enter a year/],
    ['an entry that says nothing', change('employment', [{ id, from: '2019' }]), /Designation is required/],
    ['a choice that is none', change('personal', { gender: 'x' }), /choose one from the list/],
    ['a birthday to come', change('personal', { dateOfBirth: '2999-01-01' }), /day in the past/],
    ['a version that is none', change('headline', 'x', -1), /at least 0|number/],
    ['no value', { section: 'headline', version: 0 }, /fill this in|text here/],
    ['an unknown section', { section: 'nonsense', version: 0, value: '' }, /./],
  ])('refuses %s with one sentence', async (_, sent, sentence) => {
    const candidate = await createCandidate(context.services);
    const refused = await save(candidate, sent);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toMatch(sentence);
    expect((await get('/resume-profile', candidate)).json().data.updatedAt).toBeNull();
  });

  test('adds a missing https:// to a link', async () => {
    const candidate = await createCandidate(context.services);
    await save(candidate, change('basics', { website: 'ada.example/work' }));
    const { document } = (await get('/resume-profile', candidate)).json().data;
    expect(document.basics.website).toBe('https://ada.example/work');
  });

  test('exceeding the limits is refused before anything is saved', async () => {
    const candidate = await createCandidate(context.services);
    const text = 'é'.repeat(resumeProfileLimits.text);
    const projects = Array.from({ length: 34 }, () => ({ id, title: 'X', details: text }));
    const kept = await save(candidate, change('projects', projects), change('summary', text));
    expect(kept.statusCode).toBe(200);
    const workSamples = projects.map(({ details }) => ({ id, title: 'X', description: details }));
    const tooMuch = await save(candidate, change('workSamples', workSamples), change('headline', 'Not kept'));
    expect(tooMuch.json()).toMatchObject({ code: 'too_large' });
    const { document, versions } = (await get('/resume-profile', candidate)).json().data;
    expect([document.headline, versions.headline, document.projects.length]).toEqual(['', 0, 34]);
  });

  test('refuses a repeated section and a call without sections', async () => {
    const candidate = await createCandidate(context.services);
    expect((await save(candidate)).statusCode).toBe(400);
    const twice = await save(candidate, change('headline', 'One'), change('headline', 'Two'));
    expect(twice.statusCode).toBe(400);
  });
});

describe('[G-3] a stored resume is read to fill in My Resume', () => {
  test('once, and later from the stored reading', async () => {
    const { bytes, resume: expected } = await readFixture('centered-classic-sevilla.pdf');
    const candidate = await createCandidate(context.services);
    const { id: resumeId } = await createResume(context.services, { userId: candidate.id, bytes });
    const first = await get(`/resumes/${resumeId}/reading`, candidate);
    expect(first.json().data).toEqual(expected);
    const { files } = context.services;
    const opened = files.open;
    files.open = () => Promise.reject(new Error('The file was read a second time.'));
    try {
      expect((await get(`/resumes/${resumeId}/reading`, candidate)).json()).toEqual(first.json());
    } finally {
      files.open = opened;
    }
  });

  test('returns one sentence for an unreadable resume', async () => {
    const candidate = await createCandidate(context.services);
    const { id: resumeId } = await createResume(context.services, {
      userId: candidate.id,
      bytes: pdfBytes(),
    });
    for (const _ of ['read', 'kept']) {
      const refused = await get(`/resumes/${resumeId}/reading`, candidate);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toMatch(/holds no text/);
    }
  });
});
