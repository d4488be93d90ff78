import { jobTypes } from '@waymark/contract/jobs/choices';
import { defaultCategories } from '@waymark/contract/jobs/category-choices';
import { packageDraftsSchema } from '@waymark/contract/payments/career-services';
import { expect, test } from 'vitest';
import { companySlug } from '../areas/companies/companies/rules.ts';
import { listTestimonials } from '../areas/content/testimonials/queries.ts';
import { offerFirstPackages, replacePackages } from '../areas/payments/career-services/commands.ts';
import { createGazetteer } from '../areas/places/places/rules.ts';
import { newId } from '../platform/ids.ts';
import { createCompany } from '../testing/factories.ts';
import { useTestApp } from '../testing/test-app.ts';
import { createDemoAccounts, demoAccounts } from './accounts.ts';
import { inRunningText, withArticle } from './article.ts';
import { createDemoCandidates } from './candidates.ts';
import { companyCount, demoEmployerCompany, generateCompanies } from './companies.ts';
import { featuredGroups } from './featured-places.ts';
import { industries } from './industries.ts';
import { ladders, occupations } from './occupations.ts';
import { demoPackages } from './packages.ts';
import { placeDemoOrder } from './place-demo-order.ts';
import { demoPlaces } from './places.ts';
import { createDemoTestimonials, demoTestimonials } from './testimonials.ts';

test.each([
  ['Nurse', 'a Nurse'],
  ['Electrician', 'an Electrician'],
  ['HR Manager', 'an HR Manager'],
  ['UX Designer', 'a UX Designer'],
  ['University Lecturer', 'a University Lecturer'],
  ['Undergraduate', 'an Undergraduate'],
  ['SEO Specialist', 'an SEO Specialist'],
  ['iOS Developer', 'an iOS Developer'],
])('%s takes its article by sound', (noun, phrase) => {
  expect(withArticle(noun)).toBe(phrase);
});

test.each([
  ['Negotiation', 'negotiation'],
  ['Month-end close', 'month-end close'],
  ['Python', 'Python'],
  ['CAN bus', 'CAN bus'],
  ['Google Ads', 'Google Ads'],
])('%s inside a sentence is %s', (skill, text) => {
  expect(inRunningText(skill)).toBe(text);
});

const companies = generateCompanies();

test('the same companies are generated every time', () => {
  expect(companies).toHaveLength(companyCount);
  expect(generateCompanies()).toEqual(companies);
});

test('no two companies have one name, as the database tells names apart', () => {
  expect(new Set(companies.map(({ name }) => companySlug(name))).size).toBe(companyCount);
  expect(new Set(companies.map(({ website }) => website)).size).toBe(companyCount);
});

test('websites are under the reserved domain and hold a valid host name', () => {
  expect(
    companies.filter(({ website }) => !/^https:\/\/www\.[a-z0-9][a-z0-9-]{0,62}\.example$/.test(website)),
  ).toEqual([]);
});

test('[I-3] each featured group has employers, and theirs have no office elsewhere', () => {
  for (const { key, places } of featuredGroups) {
    const local = companies.filter(({ group }) => group === key);
    expect(local.length, key).toBeGreaterThan(0);
    expect(local.flatMap(({ offices }) => offices).filter((office) => !places.includes(office))).toEqual([]);
  }
});

test('[H-4] the demo employer is among them, also where few are generated', () => {
  for (const count of [60, 500, companyCount]) {
    expect(generateCompanies(count).filter(({ name }) => name === demoEmployerCompany)).toHaveLength(1);
  }
});

test('no place is listed twice, and all are on the globe', () => {
  const keys = demoPlaces.map(({ city, region, countryCode }) => `${city}|${region}|${countryCode}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(
    demoPlaces.filter(({ latitude, longitude }) => Math.abs(latitude) > 65 || Math.abs(longitude) > 180),
  ).toEqual([]);
});

test('[I-1] the cities that postings of finance and technology name are known', () => {
  const gazetteer = createGazetteer(demoPlaces);
  const cities =
    'New York,London,Hong Kong,Chicago,Singapore,Sydney,Boston,Amsterdam,Paris,Miami,Dublin,Mumbai,Shanghai,Baltimore,' +
    'Greenwich,Montreal,Owings Mills,Stamford,Austin,Warsaw,Houston,Tokyo,San Francisco,Budapest,Toronto,Geneva,Dubai,Zug,' +
    'Colorado Springs,Zurich,Washington,Edinburgh,Tel Aviv,Charlotte,Jersey City,Dallas,Frankfurt,Luxembourg,Taipei,Bengaluru';
  expect(cities.split(',').filter((city) => [...gazetteer.cities(city)].length === 0)).toEqual([]);
});

test('[I-2] every category but "other" has at least five occupations', () => {
  expect(occupations.length).toBeGreaterThanOrEqual(160);
  for (const { value } of defaultCategories.filter((category) => category.value !== 'other')) {
    const count = occupations.filter(({ category }) => category === value).length;
    expect(count, value).toBeGreaterThanOrEqual(5);
  }
});

test('each occupation has enough of its own to say', () => {
  const thin = occupations.filter(
    ({ duties, requirements, skills, pay }) =>
      duties.length < 6 || requirements.length < 5 || skills.length < 5 || pay[0] >= pay[1],
  );
  expect(thin.map(({ titles }) => titles[0])).toEqual([]);
});

test('no two occupations share a duty', () => {
  const duties = occupations.flatMap((occupation) => occupation.duties);
  expect(duties.filter((duty, index) => duties.indexOf(duty) !== index)).toEqual([]);
});

test('every industry has at least six kinds of work of its own', () => {
  for (const industry of Object.keys(industries)) {
    const own = occupations.filter(({ at }) => at.some((place) => place === industry));
    expect(own.length, industry).toBeGreaterThanOrEqual(6);
  }
});

test('each sheet names a ladder, a setting, industries and types that exist', () => {
  const known = {
    ladder: Object.keys(ladders),
    setting: ['shift', 'site', 'field', 'office', 'digital'],
    at: ['any', ...Object.keys(industries)],
    also: jobTypes.map(({ value }) => value),
  };
  for (const { titles, ladder, setting, at, also = [], years, pay } of occupations) {
    const [title = ''] = titles;
    expect(known.ladder, title).toContain(ladder);
    expect(known.setting, title).toContain(setting);
    expect(
      at.filter((industry) => !known.at.includes(industry)),
      title,
    ).toEqual([]);
    expect(
      also.filter((type) => !known.also.includes(type)),
      title,
    ).toEqual([]);
    expect([...years, ...pay].every(Number.isFinite), title).toBe(true);
  }
});

const context = useTestApp();

test('[I-5] the demo adds testimonials only if there are no real ones, and only once', async () => {
  const real = { id: newId(), quote: 'It works.', person_name: 'Ada Lovelace', person_role: 'Engineer' };
  await context.database.insertInto('testimonials').values(real).execute();
  await createDemoTestimonials(context.database);
  expect((await listTestimonials(context.database)).map(({ name }) => name)).toEqual(['Ada Lovelace']);

  await context.database.deleteFrom('testimonials').execute();
  await createDemoTestimonials(context.database);
  await createDemoTestimonials(context.database);
  const listed = await listTestimonials(context.database);
  expect(listed.map(({ name }) => name)).toEqual(demoTestimonials.map(({ name }) => name));
});

test('[H-7] the demo creates varied candidates and views of its own candidate, and only once', async () => {
  const { database, services } = context;
  for (let nth = 0; nth < 5; nth++) await createCompany(services);
  const create = () => database.transaction().execute(createDemoCandidates);
  await database.transaction().execute(createDemoAccounts);
  await create();
  const profiles = () =>
    database
      .selectFrom('candidate_profiles')
      .select(['headline', 'category', 'place_id', 'is_listed', 'rate_amount', 'updated_at'])
      .orderBy('number')
      .execute();
  const first = await profiles();
  expect(first).toHaveLength(61);
  expect(first.every((profile) => profile.is_listed && profile.place_id !== null)).toBe(true);
  expect(new Set(first.map(({ category }) => category)).size).toBeGreaterThan(15);
  expect(new Set(first.map(({ headline }) => headline)).size).toBeGreaterThan(50);
  const views = await database.selectFrom('candidate_views').select('company_id').execute();
  expect(new Set(views.map(({ company_id: company }) => company)).size).toBe(4);
  await create();
  expect(await profiles()).toEqual(first);
});

async function placedOrders() {
  const orders: unknown[] = [];
  await placeDemoOrder(context.database, async (order) => void orders.push(order));
  return orders;
}

test('[D-1] the demo sells what an operator could sell, the free review first', () => {
  expect(packageDraftsSchema.safeParse(demoPackages).error).toBeUndefined();
  expect(demoPackages[0]).toMatchObject({ packagePrice: 0 });
});

test('[D-7] the demo’s candidate buys a package once, at the price on the list', async () => {
  await context.database.transaction().execute((transaction) => createDemoAccounts(transaction));
  await offerFirstPackages(context.database, demoPackages);
  const { id } = await context.database
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoAccounts[0]?.email ?? '')
    .executeTakeFirstOrThrow();
  const [order] = await placedOrders();
  expect(order).toMatchObject({ customerId: id, amount: 24_900, statusPercentage: 60 });
  expect(await placedOrders()).toEqual([order]);
  expect((order as { id: string }).id).not.toContain(id);
});

test('[D-1] an operator’s packages stay, and the demo’s order is not made up for them', async () => {
  const own = {
    productId: 'own',
    packageName: 'Own',
    packagePrice: 10,
    packageDescription: 'Ours.',
    checkoutLink: '/own',
  };
  await replacePackages(context.database, [own]);
  await Promise.all([1, 2].map(() => offerFirstPackages(context.database, demoPackages)));
  const stored = await context.database.selectFrom('packages').select('product_id').execute();
  expect(stored).toEqual([{ product_id: 'own' }]);
  expect(await placedOrders()).toEqual([]);
});

test('[D-1] two processes that start together offer the demo’s packages once', async () => {
  await replacePackages(context.database, []);
  await Promise.all([1, 2, 3].map(() => offerFirstPackages(context.database, demoPackages)));
  const stored = await context.database.selectFrom('packages').select('product_id').execute();
  expect(stored).toHaveLength(demoPackages.length);
});
