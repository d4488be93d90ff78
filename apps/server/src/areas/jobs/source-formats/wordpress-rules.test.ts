import { sayEnglish } from '@waymark/contract/text/say';
import { expect, test } from 'vitest';
import type { SourceRecord } from '../job-import/value-rules.ts';
import { LeftOut } from './board-rules.ts';
import { PeopleList } from './people-rules.ts';
import { readListing } from './wordpress-rules.ts';

const now = new Date('2026-11-25T12:00:00Z');

const post = (meta: Record<string, string>, more: SourceRecord = {}): SourceRecord => ({
  title: 'Baker',
  link: 'https://old.example/job/baker/',
  pubDate: 'Tue, 24 Nov 2026 08:00:00 +0000',
  'dc:creator': 'oven',
  'content:encoded': '<p>Bake.</p>',
  'excerpt:encoded': '',
  'wp:post_id': '812',
  'wp:post_date_gmt': '2026-11-24 08:00:00',
  'wp:status': 'publish',
  'wp:post_type': 'job_listing',
  category: ['Part Time', 'Food', 'bread'],
  'category@domain': ['job_listing_type', 'job_listing_category', 'job_listing_tag'],
  'category@nicename': ['part-time', 'food', 'bread'],
  'wp:postmeta': Object.entries(meta).map(([key, value]) => ({ 'wp:meta_key': key, 'wp:meta_value': value })),
  ...more,
});

test('[L-26] a listing of WP Job Manager is read by the keys of its meta values, in any order', () => {
  const meta = {
    _edit_last: '1',
    _job_location: 'Hull',
    geolocation_city: 'Hull',
    geolocation_state_short: 'England',
    geolocation_country_short: 'GB',
    _company_name: 'Oven & Sons',
    _company_website: 'oven.example',
    _company_tagline: 'Bread since 1901',
    _application: 'jobs@oven.example',
    _job_expires: '2027-01-15',
    _filled: '0',
    _featured: '1',
    _remote_position: '0',
    _job_salary: '30000',
    _job_salary_currency: 'GBP',
    _job_salary_unit: 'YEAR',
  };
  expect(readListing(post(meta), { now })).toMatchObject({
    id: '812',
    title: 'Baker',
    company: 'Oven & Sons',
    companyWebsite: 'https://oven.example',
    companyDescription: 'Bread since 1901',
    description: '<p>Bake.</p>',
    places: [{ city: 'Hull', region: 'England', country: 'GB' }],
    type: ['Part Time'],
    category: ['Food'],
    skills: ['bread'],
    deadline: '2027-01-15',
    date: '2026-11-24T08:00:00Z',
    salary: '30000',
    salaryCurrency: 'GBP',
    salaryPeriod: 'YEAR',
    howToApply: 'Send your application to jobs@oven.example.',
    workMode: null,
  });
  const other = {
    _company_name: 'Oven',
    _remote_position: '1',
    _job_location: '',
    _application: 'https://oven.example/apply',
  };
  expect(readListing(post(other), { now })).toMatchObject({
    workMode: 'remote',
    applyUrl: 'https://oven.example/apply',
  });
});

test.each([
  ['filled', post({ _filled: '1' })],
  ['expired', post({ _job_expires: '2026-11-24' })],
  ['expired', post({ _application_deadline: '2026-11-20', _job_expires: '2027-01-01' })],
  ['not published (draft)', post({}, { 'wp:status': 'draft' })],
  ['not published (expired)', post({}, { 'wp:status': 'expired' })],
  ['not published (preview)', post({}, { 'wp:status': 'preview' })],
  ['of another kind (attachment)', post({}, { 'wp:post_type': 'attachment', 'wp:status': 'inherit' })],
  ['of another kind (job_alert)', post({}, { 'wp:post_type': 'job_alert' })],
])('[L-26] what is %s is left out by name', (reason, record) => {
  const read = readListing(record, { now });
  expect(read).toBeInstanceOf(LeftOut);
  expect(sayEnglish((read as LeftOut).reason)).toBe(reason);
});

test('[L-26] one that ends today is open', () => {
  expect(readListing(post({ _job_expires: '2026-11-25' }), { now })).not.toBeInstanceOf(LeftOut);
});

test('[L-26] users and alerts are a list of people, each once for what they are', () => {
  const list = new PeopleList(sayEnglish);
  const author = (login: string, email: string, name: string) =>
    list.addAuthor({ author_login: login, author_email: email, author_display_name: name });
  author('oven', 'ada@oven.example', 'Ada Quinn');
  author('bo', 'bo@mail.example', 'Bo Lee');
  author('admin', 'admin@old.example', 'admin');
  author('broken', 'none', 'None');
  list.addPost(post({ _company_name: 'Oven & Sons' }));
  list.addPost(post({ _company_name: 'Oven & Sons' }));
  list.addPost(post({ _company_name: 'Mill' }));
  const alert = { alert_keyword: 'baker', alert_location: 'Hull', alert_frequency: 'weekly' };
  list.addPost(post(alert, { 'wp:post_type': 'job_alert', 'dc:creator': 'bo' }));
  list.addPost(
    post(
      { _candidate_email: 'cy@mail.example', _candidate_name: 'Cy', _candidate_title: 'Cook' },
      { 'wp:post_type': 'resume' },
    ),
  );
  expect(list.list()).toEqual([
    { email: 'ada@oven.example', name: 'Ada Quinn', kind: 'employer', detail: 'Oven & Sons; Mill' },
    { email: 'bo@mail.example', name: 'Bo Lee', kind: 'alert', detail: 'baker in Hull, weekly' },
    { email: 'cy@mail.example', name: 'Cy', kind: 'candidate', detail: 'Cook' },
    { email: 'admin@old.example', name: 'admin', kind: 'user', detail: '' },
  ]);
});
