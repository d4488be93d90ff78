import { industries, type IndustryKey } from '../industries.ts';
import type { Industry } from '../industry.ts';
import type { DemoPlace } from '../places.ts';
import type { Random } from '../random.ts';
import { fillTemplate } from './fill-template.ts';
import {
  animals,
  coinEnds,
  coinStarts,
  features,
  herbs,
  joins,
  natures,
  saints,
  surnamesOf,
  techs,
} from './name-parts.ts';

export interface NamedCompany {
  name: string;
  /** The templates of what a company with such a name does. */
  about: readonly string[];
}

/** A name that no other company has; it is added to `taken`. */
export function nameCompany(
  key: IndustryKey,
  home: DemoPlace,
  large: boolean,
  taken: Set<string>,
  random: Random,
): NamedCompany {
  const industry: Industry = industries[key];
  for (;;) {
    const kind = random.pick(industry.kinds);
    const pattern = random.pick(kind.names);
    // A group with many sites is not named after one town.
    if (large && pattern.includes('{city}')) continue;
    const name = fillTemplate(pattern, nameParts(home, random), random);
    const slug = hostNameOf(name);
    if (taken.has(slug)) continue;
    taken.add(slug);
    return { name, about: kind.about };
  }
}

function nameParts(home: DemoPlace, random: Random): Record<string, string> {
  const [sur, sur2, sur3] = random.sample(surnamesOf(home.countryCode), 3) as [string, string, string];
  return {
    sur,
    sur2,
    sur3,
    city: home.city,
    nature: random.pick(natures),
    feature: random.pick(features),
    join: random.pick(joins),
    tech: random.pick(techs),
    animal: random.pick(animals),
    herb: random.pick(herbs),
    saint: random.pick(saints),
    coin: random.pick(coinStarts) + random.pick(coinEnds),
  };
}

/** The name as a host name: ASCII only, unlike the slug of the database. */
export function hostNameOf(name: string): string {
  return name
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/&|\+/g, ' and ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
