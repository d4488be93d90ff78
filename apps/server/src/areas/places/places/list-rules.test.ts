import { expect, test } from 'vitest';
import { readDataLines, readDataRows } from '../../../platform/data-files.ts';
import { worldGazetteer } from './gazetteer-index.ts';
import { readPlaces } from './reading-rules.ts';
import { statesAlone } from './region-constants.ts';

const between = [' / ', '/', ' | ', '; ', ' & ', ' or ', ' and ', ', ', ' · ', ' + ', ', or ', ' OR ', '\n'];

interface State {
  country: string;
  letters: string;
  name: string;
  cities: string[];
}

/** Every state and province that letters stand for, with the best known of its cities. */
function listStates(citiesEach: number): State[] {
  const byRegion = Map.groupBy(
    readDataLines('gazetteer/cities.txt').map((line) => line.split('\t')),
    ([, region = '', country = '']) => `${country} ${region}`,
  );
  const rows = readDataRows('places/region-abbreviations.tsv').filter(([country = '']) =>
    statesAlone.has(country),
  );
  return [...new Map(rows.map((row) => [`${row[0]} ${row[2]}`, row])).values()]
    .map(([country = '', letters = '', name = '']) => {
      const cities = (byRegion.get(`${country} ${name}`) ?? []).map(([city = '']) => city);
      return { country, letters, name, cities: cities.slice(0, citiesEach) };
    })
    .filter(({ cities }) => cities.length > 0);
}

const states = listStates(2);

test.each(between)(
  '[L-25] two cities with their states are two places, whatever the states, with %j between them',
  (sign) => {
    const wrong: string[] = [];
    for (const [at, one] of states.entries())
      for (const step of [1, 9, 23]) {
        const other = states[(at + step) % states.length] ?? one;
        for (const [a = '', b = ''] of [
          [one.cities[0], other.cities[0]],
          [one.cities.at(-1), other.cities.at(-1)],
        ]) {
          const text = `${a}, ${one.letters}${sign}${b}, ${other.letters}`;
          const { places, unread } = readPlaces([text], worldGazetteer(), { isFact: true });
          const expected = [
            { city: a, region: one.name, countryCode: one.country },
            { city: b, region: other.name, countryCode: other.country },
          ];
          const isRight = JSON.stringify(places) === JSON.stringify(expected) && unread.length === 0;
          if (!isRight) wrong.push(`${text} is ${JSON.stringify(places)}`);
        }
      }
    expect(states.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  },
);

test.each(['/', ' / ', ' or ', ' and ', ' & ', ' | '])(
  '[L-25] two cities with one state are two places, whatever the state, with %j between them',
  (sign) => {
    const wrong = states
      .filter(({ cities }) => cities.length === 2)
      .flatMap(({ cities: [a = '', b = ''], letters, name, country }) => {
        const { places } = readPlaces([`${a}${sign}${b}, ${letters}`], worldGazetteer(), { isFact: true });
        const expected = [a, b].map((city) => ({ city, region: name, countryCode: country }));
        return JSON.stringify(places) === JSON.stringify(expected) ? [] : [`${a}${sign}${b}, ${letters}`];
      });
    expect(wrong).toEqual([]);
  },
);
