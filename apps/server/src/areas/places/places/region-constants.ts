import { readDataMap, readDataMaps } from '../../../platform/data-files.ts';

/** Names of states and provinces by country and by the letters that postings write ("Austin, TX"). */
export const regionAbbreviations = readDataMaps('places/region-abbreviations.tsv');

/** Countries whose states people name without it, and by letters alone: "Georgia", "TX". */
export const statesAlone: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'GB']);

/** Names in the gazetteer by other folded names of cities. */
export const cityAliases = readDataMap('places/city-aliases.tsv');

/** Names in the gazetteer by the folded names that regions have in their own language. */
export const regionAliases = readDataMap('places/region-aliases.tsv');

/** Countries that are one city: their name is the city's. */
export const cityStates: ReadonlySet<string> = new Set(['SG', 'HK', 'MO', 'MC', 'LU', 'GI', 'VA', 'DJ']);

/** Parts of a country that have a code of their own, and the country that an address may name instead. */
export const partOfCountry = readDataMap('places/country-parts.tsv');

/** Codes of countries by the folded name of a part of the world. */
export const worldRegions = readDataMap('places/world-regions.tsv');
