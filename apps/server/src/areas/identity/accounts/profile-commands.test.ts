import { describe, expect, test } from 'vitest';
import { createCandidate, createEmployer, createStaff } from '../../../testing/factories.ts';
import { sentMails } from '../../../testing/sent-mails.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const context = useTestApp();

const put = (url: string, payload: object, headers: Record<string, string> = {}) =>
  context.app.inject({ method: 'PUT', url: `/api${url}`, payload, headers });

const readUser = (id: string) =>
  context.database.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const profile = {
  jobTitle: 'Admiral',
  location: 'Arlington',
  firstName: 'Grace',
  lastName: 'Hopper',
  phone: '+1 202 555 0100',
  desireCompensation: '$150,0000',
};

describe('[G-2] [F-1] PUT /update-user', () => {
  test('the profile is stored and given back', async () => {
    const { id, email, headers } = await createCandidate(context.services);
    const response = await put('/update-user', { ...profile, email: email.toUpperCase() }, headers);
    expect(response.json().data).toMatchObject({ ...profile, email, pendingEmail: null });
    expect(await readUser(id)).toMatchObject({ email, job_title: 'Admiral', last_name: 'Hopper' });
    expect(await sentMails(context.database, email)).toEqual([]);
  });

  test('[B-11] the email of another account, in any case, is refused, and nothing is stored', async () => {
    const other = await createCandidate(context.services);
    const { id, email, headers } = await createCandidate(context.services);
    const response = await put('/update-user', { ...profile, email: other.email.toUpperCase() }, headers);
    expect(response.statusCode).toBe(409);
    expect(response.json().fields.email).toContain('already exists');
    expect(await readUser(id)).toMatchObject({ email, pending_email: null, first_name: 'Ada' });
    expect(await sentMails(context.database, email)).toEqual([]);
    expect(await sentMails(context.database, other.email)).toEqual([]);
  });

  test('[G-2, L-25] an empty last name is a person with one name, an absent one is refused', async () => {
    const { id, email, headers } = await createCandidate(context.services);
    const { lastName: _left, ...unnamed } = { ...profile, email, firstName: 'Suharto' };
    const refused = await put('/update-user', unnamed, headers);
    expect(refused.json().fields).toEqual({ lastName: 'Last Name is required' });
    expect((await put('/update-user', { ...unnamed, lastName: ' ' }, headers)).statusCode).toBe(400);
    const saved = await put('/update-user', { ...unnamed, lastName: '' }, headers);
    expect(saved.json().data).toMatchObject({ firstName: 'Suharto', lastName: '' });
    expect(await readUser(id)).toMatchObject({ first_name: 'Suharto', last_name: '' });
  });

  test('empty fields get the messages of the profile form', async () => {
    const { email, headers } = await createCandidate(context.services);
    const wrong = { ...profile, email, jobTitle: ' ', phone: '', desireCompensation: '' };
    expect((await put('/update-user', wrong, headers)).json().fields).toEqual({
      jobTitle: 'Job Title is required',
      phone: 'Phone is required',
      desireCompensation: 'Desire Compensation is required',
    });
  });

  test('[A-10] it is for candidates: guests, employers and staff change nothing', async () => {
    const employer = await createEmployer(context.services);
    const staff = await createStaff(context.services);
    const payload = { ...profile, email: 'grace@example.org' };
    expect((await put('/update-user', payload)).statusCode).toBe(401);
    expect((await put('/update-user', payload, employer.headers)).statusCode).toBe(403);
    expect((await put('/update-user', payload, staff.headers)).statusCode).toBe(403);
    expect(await readUser(employer.id)).toMatchObject({ first_name: 'Ada', pending_email: null });
  });
});

describe('[A-10] [F-1] PUT /account-details', () => {
  const details = { firstName: 'Grace', lastName: 'Hopper', phone: '+1 202 555 0100' };

  test('employers and staff save name and reach, and nothing beside them', async () => {
    for (const create of [createEmployer, createStaff]) {
      const { id, email, headers } = await create(context.services);
      const before = await readUser(id);
      const response = await put('/account-details', { ...details, email }, headers);
      expect(response.json().data).toMatchObject({ ...details, email, pendingEmail: null });
      const { first_name, last_name, phone, updated_at, ...others } = await readUser(id);
      expect({ first_name, last_name, phone }).toEqual({
        first_name: 'Grace',
        last_name: 'Hopper',
        phone: '+1 202 555 0100',
      });
      expect(before).toMatchObject(others);
      expect(updated_at.getTime()).toBeGreaterThanOrEqual(before.updated_at.getTime());
    }
  });

  test('[L-25] an employer with one name has an empty last name', async () => {
    const { email, headers } = await createEmployer(context.services);
    const response = await put('/account-details', { ...details, email, lastName: '' }, headers);
    expect(response.json().data).toMatchObject({ firstName: 'Grace', lastName: '' });
  });

  test('an employer whose company is gone still reaches the own account', async () => {
    const { email, headers } = await createCandidate(context.services, { role: 'employer' });
    expect((await put('/account-details', { ...details, email }, headers)).statusCode).toBe(200);
  });

  test('a new address of an employer waits like any other', async () => {
    const { id, email, headers } = await createEmployer(context.services);
    const response = await put('/account-details', { ...details, email: 'desk@example.org' }, headers);
    expect(response.json().data).toMatchObject({ email, pendingEmail: 'desk@example.org' });
    expect(await readUser(id)).toMatchObject({ email, pending_email: 'desk@example.org' });
  });

  test.each([
    [{ email: 'desk@' }, { email: 'Enter a valid email' }],
    [{ firstName: ' ' }, { firstName: 'First Name is required' }],
    [{ lastName: undefined }, { lastName: 'Last Name is required' }],
  ])('%j is refused with the message of the form', async (wrong, fields) => {
    const { id, email, headers } = await createEmployer(context.services);
    const response = await put('/account-details', { ...details, email, ...wrong }, headers);
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual(fields);
    expect(await readUser(id)).toMatchObject({ first_name: 'Ada' });
  });

  test('a field outside the form is refused, so that users cannot make themselves staff', async () => {
    const { id, email, headers } = await createEmployer(context.services);
    const response = await put('/account-details', { ...details, email, role: 'staff' }, headers);
    expect(response.statusCode).toBe(400);
    expect(await readUser(id)).toMatchObject({ first_name: 'Ada', role: 'employer' });
  });

  test('guests and candidates are refused', async () => {
    const { id, email, headers } = await createCandidate(context.services);
    expect((await put('/account-details', { ...details, email })).statusCode).toBe(401);
    expect((await put('/account-details', { ...details, email }, headers)).statusCode).toBe(403);
    expect(await readUser(id)).toMatchObject({ first_name: 'Ada' });
  });
});
