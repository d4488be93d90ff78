import { expect, test } from 'vitest';
import { namePlacesOf } from './page-place-rules.ts';

const counted = (name: string, value: string) => ({ name, value, count: 1 });

test('[L-40] lists of places say them in the language of the page, and search for them so', () => {
  const cities = [
    counted('Munich', 'Munich, Germany'),
    // It has no name of its own in German, and is not the city that has one.
    counted('London', 'London, Canada'),
    counted('Springfield Foo', 'Springfield Foo, Bar'),
  ];
  expect(namePlacesOf('categories.listCities', cities, 'en')).toBe(cities);
  expect(namePlacesOf('categories.listCities', cities, 'es')).toEqual([
    counted('Múnich', 'Múnich, Alemania'),
    counted('London', 'London, Canadá'),
    counted('Springfield Foo', 'Springfield Foo, Bar'),
  ]);
  const cards = [counted('Gambia', 'Gambia outside Banjul'), counted('Spain', 'Spain')];
  expect(namePlacesOf('categories.listFeaturedCities', { cards, cities: 2 }, 'pl')).toEqual({
    cards: [counted('Gambia', 'Gambia outside Banjul'), counted('Hiszpania', 'Hiszpania')],
    cities: 2,
  });
  const countries = [{ ...counted('Poland', 'Poland'), cities: [counted('Warsaw', 'Warsaw, Poland')] }];
  expect(namePlacesOf('categories.listCountries', countries, 'de')).toEqual([
    { ...counted('Polen', 'Polen'), cities: [counted('Warschau', 'Warschau, Polen')] },
  ]);
});

test('[L-40] pages of pay and lists of companies say places in the language, and lead where they led', () => {
  const criteria = { title: 'Nurse', location: 'Cairo, Egypt' };
  const row = { name: 'Cairo', detail: 'Egypt', criteria, postings: 1 };
  const page = {
    kind: 'spread',
    criteria,
    names: { title: 'Nurse', place: { name: 'Cairo', detail: 'Egypt' } },
    places: { relation: 'cities', rows: [row] },
  };
  expect(namePlacesOf('salaries.getSalaries', page, 'de')).toEqual({
    ...page,
    names: { title: 'Nurse', place: { name: 'Kairo', detail: 'Ägypten' } },
    places: { relation: 'cities', rows: [{ ...row, name: 'Kairo', detail: 'Ägypten' }] },
  });
  const companies = [
    { id: 'a', city: 'Munich', country: 'Germany' },
    { id: 'b', city: '', country: 'Germany' },
  ];
  expect(namePlacesOf('companies.listFieldCompanies', companies, 'de')).toEqual([
    { id: 'a', city: 'München', country: 'Germany' },
    companies[1],
  ]);
});
