import { readDataRows, readDataSections } from '../../../platform/data-files.ts';
import { locate, type Gazetteer, type PlaceDraft, type Point } from './rules.ts';

/** Ground that people name and that is no place of the gazetteer: several regions, or what lies around cities. */
export interface Area {
  countryCode: string;
  regions: readonly string[];
  centres: readonly AreaCentre[];
}

interface AreaCentre extends PlaceDraft {
  kilometres: number;
}

/** How well an area is known against cities of its name: Kent before Kent, Washington. */
export const areaWeight = 7.2;
/** And a quarter of a metropolis: Camden in London before the one in New Jersey. */
export const partWeight = 6.8;
/** "Greater Boston" and "the Chicago area" reach so far around their city. */
const greaterKilometres = 50;

function readAreas(): Map<string, Area> {
  const areas = new Map<string, Area>();
  const put = (names: string, area: Area) => {
    for (const name of names.split('|')) areas.set(name.replace(/^the /, ''), area);
  };
  for (const [names = '', countryCode = '', regions = ''] of readDataRows('places/region-groups.tsv'))
    put(names, { countryCode, regions: regions.split(', '), centres: [] });
  for (const [names = '', countryCode = '', cities = ''] of readDataRows('places/named-areas.tsv'))
    put(names, {
      countryCode,
      regions: [],
      centres: cities.split('; ').map((text) => readCentre(text, countryCode)),
    });
  return areas;
}

/** "Leeds, England 45". */
function readCentre(text: string, countryCode: string): AreaCentre {
  const [, city = '', region = '', kilometres] = /^(.+), (.+) (\d+)$/.exec(text) ?? [];
  return { city, region, countryCode, kilometres: Number(kilometres) };
}

function readCityParts(): Map<string, { of: PlaceDraft; isAlone: boolean }> {
  return new Map(
    readDataRows('places/city-parts.tsv').map(([name = '', of = '', beside]) => {
      const [city = '', region = '', countryCode = ''] = of.split(', ');
      return [name, { of: { city, region, countryCode }, isAlone: beside === undefined }];
    }),
  );
}

const areas = readAreas();
const cityParts = readCityParts();

/** The area of a folded name: "bay area", "the midlands". */
export const findArea = (folded: string): Area | undefined => areas.get(folded.replace(/^the /, ''));

/** The city that a quarter of that folded name lies in; of some only where the city stands beside it. */
export function findCityOfPart(folded: string, { isBeside = false } = {}): PlaceDraft | undefined {
  const part = cityParts.get(folded);
  return part && (part.isAlone || isBeside) ? part.of : undefined;
}

const words = readDataSections('places/place-words.txt');
const before = new RegExp(
  String.raw`^(?:the )?(?:${words.pattern('around')}) (.+?)(?: (?:${words.pattern('and around')}))?$`,
);
const behind = new RegExp(String.raw`^(?:the )?(.+?) (?:${words.pattern('and around')})$`);

/** All names of areas and of quarters, folded. */
export const listAreaNames = (): string[] => [...areas.keys(), ...cityParts.keys()];

/** The name in "Greater Boston", "Chicago area", "metro Atlanta" and "Stuttgart region", which is folded. */
export function nameInArea(folded: string): string | undefined {
  return before.exec(folded)?.[1] ?? behind.exec(folded)?.[1];
}

/** What lies around one city. */
export const areaAround = (city: PlaceDraft): Area => ({
  countryCode: city.countryCode,
  regions: [],
  centres: [{ ...city, kilometres: greaterKilometres }],
});

/** Where the cities of an area are, and how far each reaches. */
export function listCircles(
  { centres }: Area,
  gazetteer: Gazetteer,
): { centre: Point; kilometres: number }[] {
  return centres.flatMap(({ kilometres, ...city }) => {
    const centre = locate(gazetteer, city);
    return centre ? [{ centre, kilometres }] : [];
  });
}
