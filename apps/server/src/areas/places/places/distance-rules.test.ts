import { expect, test } from 'vitest';
import { readDistance } from './distance-rules.ts';

const read = (text: string) => {
  const words = text.split(' ');
  const found = readDistance(words);
  return found && [found.radius, found.unit, words.slice(found.from, found.to).join(' ')];
};

test.each([
  ['nurse within 25 miles of boston', 25, 'miles', 'within 25 miles of'],
  ['teacher within 10km of birmingham', 10, 'Km', 'within 10km of'],
  ['marketing manager 50 miles from leeds', 50, 'miles', '50 miles from'],
  ['chef leeds 25 mi', 25, 'miles', '25 mi'],
  ['within 10 kilometers of Lyon', 10, 'Km', 'within 10 kilometers of'],
  ['jobs in a 15 mile radius of Dallas', 15, 'miles', 'in a 15 mile radius of'],
  ['jobs within a 15-mile radius of Dallas', 15, 'miles', 'within a 15-mile radius of'],
  ['driver up to 30 km from Bonn', 30, 'Km', 'up to 30 km from'],
  ['Koch im Umkreis von 20 km um Köln', 20, 'Km', 'im Umkreis von 20 km um'],
  ['Koch Köln Umkreis 25km', 25, 'Km', 'Umkreis 25km'],
  ['Pflege bis zu 30 Kilometer von Jena', 30, 'Km', 'bis zu 30 Kilometer von'],
  ['infirmière à 20 km de Lille', 20, 'Km', 'à 20 km de'],
  ['emploi dans un rayon de 10 km autour de Lyon', 10, 'Km', 'dans un rayon de 10 km autour de'],
  ['vendeur à moins de 15 kilomètres de Nantes', 15, 'Km', 'à moins de 15 kilomètres de'],
  ['camarero a 20 km de Sevilla', 20, 'Km', 'a 20 km de'],
  ['trabajo en un radio de 10 kilómetros de Madrid', 10, 'Km', 'en un radio de 10 kilómetros de'],
  ['kok binnen 20 km van Utrecht', 20, 'Km', 'binnen 20 km van'],
  ['cuoco entro 30 km da Torino', 30, 'Km', 'entro 30 km da'],
  ['praca w promieniu 20 km od Krakowa', 20, 'Km', 'w promieniu 20 km od'],
  ['nurse 12.5km Leeds', 13, 'Km', '12.5km'],
])('[L-3] %s reaches %d %s', (text, radius, unit, words) => {
  expect(read(text)).toEqual([radius, unit, words]);
});

test('[L-3] pay, periods, and what somebody drives are no distance', () => {
  for (const text of [
    'driver 60 cents per mile',
    '2000 miles a week',
    '500 miles a week',
    '10k a year',
    '5 days',
    'miles',
  ])
    expect([text, read(text)]).toEqual([text, undefined]);
});
