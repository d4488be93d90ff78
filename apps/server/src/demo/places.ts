import { countries } from './countries.ts';
import { africaAndMiddleEast } from './places/africa-middle-east.ts';
import { americas } from './places/americas.ts';
import { asiaPacific } from './places/asia-pacific.ts';
import { europe } from './places/europe.ts';

export interface DemoPlace {
  city: string;
  region: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  country: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** Roughly how many jobs the city has, against the others. */
  weight: number;
}

const rows = Object.entries({ ...americas, ...europe, ...asiaPacific, ...africaAndMiddleEast });

/** The world's larger places of work; imports also resolve their place names against this list. */
export const demoPlaces: readonly DemoPlace[] = rows.flatMap(([countryCode, places]) =>
  places.map(([city, region, latitude, longitude, weight]) => {
    const country = countries[countryCode]?.name;
    if (country === undefined) throw new Error(`There is no country ${countryCode}.`);
    return { city, region, countryCode, country, latitude, longitude, weight };
  }),
);
