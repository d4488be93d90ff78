import type { CompanyProfileAnswer, CompanyProfileFields } from '@waymark/contract/companies/company-profile';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../../../platform/changes.ts';
import { createCandidate, createCompany, createEmployer, createPlace } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

// Each test saves the same profile, which is one company's alone.
beforeEach(async () => {
  await context.database.deleteFrom('companies').execute();
});

const url = '/api/company-profile';
const read = (headers: Record<string, string> = {}) => context.app.inject({ url, headers });
const save = (payload: object, headers: Record<string, string> = {}) =>
  context.app.inject({ method: 'PUT', url, payload, headers });

const full: CompanyProfileFields = {
  name: 'Harbor & Pine',
  email: 'hello@harbor.example',
  website: 'https://harbor.example/about',
  foundedDate: '1998-04-01',
  category: 'Software',
  size: '51–200',
  country: 'United States',
  description: 'We schedule ports.\n\nSince 1998.',
  benefits: 'Four-day weeks\nA boat to borrow',
  contactPhone: '+1 617 555 0100',
  contactEmail: 'jobs@harbor.example',
  contactCountry: 'United States',
  contactCity: 'Boston',
  contactZip: '02110',
  contactAddress: '1 Long Wharf',
  position: { latitude: 42.36, longitude: -71.049 },
  facebook: 'https://facebook.example/harbor',
  twitter: '',
  google: '',
  linkedin: 'https://linkedin.example/company/harbor',
};

async function storedCompany(companyId: string) {
  return context.database
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

async function countQueued(companyId: string): Promise<number> {
  const { rows } = await sql`
    select from pgboss.job where name = 'company-changed' and data ->> 'companyId' = ${companyId}
  `.execute(context.database);
  return rows.length;
}

describe('[H-2] /company-profile', () => {
  test('is saved sixty times an hour at most, however many members do so', async () => {
    const owner = await createEmployer(context.services);
    for (let nth = 0; nth < 60; nth++) {
      await context.services.rateLimits.consume('company-profile', owner.companyId);
    }
    expect((await save(full, owner.headers)).statusCode).toBe(429);
    expect((await read(owner.headers)).json().data.name).not.toBe(full.name);
  });

  test('[L-34] keeps benefits one a line, each once, and refuses too many, long ones and an unknown size', async () => {
    const owner = await createEmployer(context.services);
    const saved = await save(
      { ...full, size: '5,000+', benefits: ' A boat \n\nLong weekends\r\nA boat\n' },
      owner.headers,
    );
    expect(saved.json().data).toMatchObject({ size: '5,000+', benefits: 'A boat\nLong weekends' });
    const refusedField = async (change: object) => {
      const response = await save({ ...full, ...change }, owner.headers);
      return [response.statusCode, response.json().fields];
    };
    const many = Array.from({ length: 13 }, (_, nth) => `Day off ${nth}`).join('\n');
    expect(await refusedField({ benefits: many })).toEqual([
      400,
      { benefits: 'Please name at most 12 benefits.' },
    ]);
    expect(await refusedField({ benefits: 'a'.repeat(81) })).toEqual([
      400,
      { benefits: 'Please use at most 80 characters for each benefit.' },
    ]);
    expect(await refusedField({ size: 'huge' })).toEqual([
      400,
      { size: 'Choose how many people work for the company.' },
    ]);
    expect((await read(owner.headers)).json().data).toEqual(saved.json().data);
  });

  test('what was saved elsewhere since a form was begun is not overwritten in silence', async () => {
    const owner = await createEmployer(context.services);
    const begunFrom = (await read(owner.headers)).json().version;
    const first = await save({ ...full, version: begunFrom }, owner.headers);
    expect(first.statusCode).toBe(200);
    const late = await save(
      { ...full, description: 'From an old window.', version: begunFrom },
      owner.headers,
    );
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    expect((await read(owner.headers)).json()).toEqual(first.json());
    const next = await save({ ...full, category: 'Ports', version: first.json().version }, owner.headers);
    expect(next.json().data.category).toBe('Ports');
  });

  test('what a member saves is what every member reads', async () => {
    const owner = await createEmployer(context.services);
    const member = await createEmployer(context.services, {
      companyId: owner.companyId,
      memberRole: 'recruiter',
    });
    expect((await save(full, member.headers)).json<CompanyProfileAnswer>().data).toEqual(full);
    expect((await read(owner.headers)).json<CompanyProfileAnswer>().data).toEqual(full);
    const { slug, industry, about } = await storedCompany(owner.companyId);
    expect(slug).toMatch(/^company-\d+$/);
    expect({ industry, about }).toEqual({ industry: 'Software', about: full.description });
  });

  test('a profile can be emptied again, but for its name', async () => {
    const owner = await createEmployer(context.services);
    await save(full, owner.headers);
    const texts = Object.keys(full).filter((name) => name !== 'name' && name !== 'position');
    const empty = { ...Object.fromEntries(texts.map((name) => [name, ''])), name: 'Harbor', position: null };
    expect((await save(empty, owner.headers)).json<CompanyProfileAnswer>().data).toEqual(empty);
    expect(await storedCompany(owner.companyId)).toMatchObject({ founded_on: null, latitude: null });
  });

  test('a profile that an import brought is shown as it is', async () => {
    const company = await createCompany(context.services, { website: 'harbor', about: 'x'.repeat(6000) });
    const owner = await createEmployer(context.services, { companyId: company.id });
    const { data } = (await read(owner.headers)).json<CompanyProfileAnswer>();
    expect(data).toMatchObject({ name: company.name, website: 'harbor', position: null });
    expect(data.description).toHaveLength(6000);
  });

  test('categories are suggested as companies use them, the most used first', async () => {
    const owner = await createEmployer(context.services);
    for (const industry of ['Fishing', 'Mining', 'Mining'])
      await createCompany(context.services, { industry });
    const { categories } = (await read(owner.headers)).json<CompanyProfileAnswer>();
    expect(categories.indexOf('Mining')).toBeLessThan(categories.indexOf('Fishing'));
    expect(categories).not.toContain('');
  });

  test('an address as people type it is completed; every other one is refused by field', async () => {
    const owner = await createEmployer(context.services);
    const typed = { ...full, website: 'harbor.example', linkedin: 'linkedin.example/harbor' };
    expect((await save(typed, owner.headers)).json<CompanyProfileAnswer>().data).toMatchObject({
      website: 'https://harbor.example',
      linkedin: 'https://linkedin.example/harbor',
    });
    const response = await save(
      {
        ...full,
        name: ' ',
        email: 'nowhere',
        website: 'javascript:alert(1)',
        foundedDate: '2999-01-01',
        position: { latitude: 91, longitude: 0 },
        facebook: 'ftp://facebook.example',
        twitter: '@harbor',
        google: 'https://me:secret@google.example',
        linkedin: 'http://localhost/',
      },
      owner.headers,
    );
    expect(response.statusCode).toBe(400);
    const { fields } = response.json<{ fields: Record<string, string> }>();
    expect(Object.keys(fields).toSorted()).toEqual([
      'email',
      'facebook',
      'foundedDate',
      'google',
      'linkedin',
      'name',
      'position.latitude',
      'twitter',
      'website',
    ]);
    expect(fields).toMatchObject({
      name: 'Company name is required',
      email: 'Enter a valid email',
      website: 'Enter a full address, for example https://company.example',
      foundedDate: 'Enter a day that has passed, for example 1998-04-01.',
    });
    expect((await storedCompany(owner.companyId)).website).toBe('https://harbor.example');
  });

  test('a change of what anybody is shown is told before the answer, and of nothing else', async () => {
    const owner = await createEmployer(context.services);
    await save(full, owner.headers);
    const told: Change[] = [];
    context.services.changes.subscribe({ changed: (changes) => void told.push(...changes), lost() {} });
    await save({ ...full, contactPhone: '+1 617 555 0101' }, owner.headers);
    expect(told).toEqual([]);
    await save({ ...full, contactCity: 'Lowell' }, owner.headers);
    expect(told).toMatchObject([{ kind: 'company', id: owner.companyId }]);
  });

  test('only another name changes the words of its jobs', async () => {
    const owner = await createEmployer(context.services);
    await save(full, owner.headers);
    await save({ ...full, website: 'https://harbor.example' }, owner.headers);
    expect(await countQueued(owner.companyId)).toBe(1);
  });

  test('a phone that cannot be dialled is refused beside its field', async () => {
    const owner = await createEmployer(context.services);
    const response = await save({ ...full, contactPhone: 'xx' }, owner.headers);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({
      contactPhone: 'Enter a number that can be called, for example +44 20 7946 0123.',
    });
    expect((await storedCompany(owner.companyId)).contact_phone).not.toBe('xx');
  });

  test('[A-10] guests, candidates, and employers without a company are refused and change nothing', async () => {
    const owner = await createEmployer(context.services);
    const candidate = await createCandidate(context.services);
    const former = await createEmployer(context.services, { companyId: owner.companyId });
    await context.database.deleteFrom('company_members').where('user_id', '=', former.id).execute();
    const before = await storedCompany(owner.companyId);
    for (const [headers, status] of [
      [{}, 401],
      [candidate.headers, 403],
      [former.headers, 403],
    ] as const) {
      expect((await read(headers)).statusCode).toBe(status);
      expect((await save(full, headers)).statusCode).toBe(status);
      expect((await context.app.inject({ url: `${url}/position`, headers })).statusCode).toBe(status);
    }
    expect(await storedCompany(owner.companyId)).toEqual(before);
  });

  test("[A-10] another company's profile stays as it is", async () => {
    const [own, other] = [await createEmployer(context.services), await createEmployer(context.services)];
    const before = await storedCompany(other.companyId);
    await save(full, own.headers);
    expect(await storedCompany(other.companyId)).toEqual(before);
  });
});

describe('[H-2] /company-profile/position', () => {
  async function locate(city: string, country: string) {
    const owner = await createEmployer(context.services);
    const query = new URLSearchParams({ city, country });
    const response = await context.app.inject({ url: `${url}/position?${query}`, headers: owner.headers });
    return response.json<{ data: unknown }>().data;
  }
  const brazil = { country: 'Brazil', country_code: 'BR' };

  test('a city of a country is found however it is spelled, and not in another country', async () => {
    await createPlace(context.services, {
      ...brazil,
      city: 'São Paulo',
      latitude: -23.5505,
      longitude: -46.6333,
    });
    const found = { position: { latitude: -23.5505, longitude: -46.6333 }, isCity: true };
    expect(await locate('São Paulo', 'Brazil')).toEqual(found);
    expect(await locate(' sao-paulo', 'br')).toEqual(found);
    expect(await locate('São Paulo', 'Portugal')).toBeNull();
  });

  test('of a city that is not known the country is told, and of neither nothing', async () => {
    await createPlace(context.services, { ...brazil, city: 'Recife', latitude: -8.05, longitude: -34.9 });
    await createPlace(context.services, { ...brazil, city: 'Manaus' });
    expect(await locate('Olinda', 'Brazil')).toEqual({
      position: { latitude: -15.8003, longitude: -40.7667 },
      isCity: false,
    });
    expect(await locate('', 'Brazil')).toMatchObject({ isCity: false });
    expect(await locate('Recife', '')).toBeNull();
    expect(await locate('Manaus', 'Atlantis')).toBeNull();
  });
});
