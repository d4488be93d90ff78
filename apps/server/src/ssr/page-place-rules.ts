import type { CategoryData, CountedCountry, CountedName } from '@waymark/contract/jobs/categories';
import type { CompanyCard, CompanySearchResult } from '@waymark/contract/pages/company-directory';
import type { PayRow, SalaryPage } from '@waymark/contract/search/salaries';
import { sourceLanguage, type Language } from '@waymark/contract/text/languages';
import { namePlaces } from '../areas/places/places/answer-name-rules.ts';
import { translatePlace } from '../areas/places/places/local-name-index.ts';
import { leavesOut } from '../areas/places/places/where-rules.ts';

type Featured = Awaited<ReturnType<CategoryData['listFeaturedCities']>>;

/** The data of pages that name places by texts, by the name of their call. */
const byCall: Readonly<Record<string, (answer: never, language: Language) => unknown>> = {
  'categories.listFeaturedCities': (featured: Featured, language) => ({
    ...featured,
    cards: nameCounted(featured.cards, language),
  }),
  'categories.listCities': nameCounted,
  'categories.listBusiestCountries': nameCounted,
  'categories.listCountries': (countries: readonly CountedCountry[], language) =>
    nameCounted(countries, language).map((country) => ({
      ...country,
      cities: nameCounted(country.cities, language),
    })),
  'companies.searchCompanies': (result: CompanySearchResult, language) => ({
    ...result,
    data: nameSeats(result.data, language),
  }),
  'companies.listFieldCompanies': nameSeats,
  'salaries.getSalaries': nameSalaries,
};

/** What a call for a page answered, with its places as the language of the page calls them. */
export function namePlacesOf(call: string, answer: unknown, language: Language): unknown {
  if (language === sourceLanguage) return answer;
  const named = namePlaces(answer, language);
  return byCall[call]?.(named as never, language) ?? named;
}

function nameCounted<Given extends CountedName>(names: readonly Given[], language: Language): Given[] {
  return names.map((one) => {
    // "Gambia outside Banjul" is called Gambia, and searched for as it is.
    const isPart = leavesOut.test(one.value);
    const { value, translate } = translatePlace(isPart ? one.name : one.value, language);
    return { ...one, name: translate(one.name), value: isPart ? one.value : value };
  });
}

/** Where companies are, as lists say it; their addresses stay as they are written on a letter. */
function nameSeats(companies: readonly CompanyCard[], language: Language): CompanyCard[] {
  return companies.map((company) => {
    if (company.city === '') return company;
    const seat = translatePlace(`${company.city}, ${company.country}`, language);
    return { ...company, city: seat.translate(company.city) };
  });
}

function nameSalaries(page: SalaryPage, language: Language): SalaryPage {
  const nameRows = (rows: readonly PayRow[]) =>
    rows.map((row) => {
      const { translate } = translatePlace(row.criteria?.location ?? row.name, language);
      return { ...row, name: translate(row.name), detail: translate(row.detail) };
    });
  if (page.kind === 'spread')
    return { ...page, places: { ...page.places, rows: nameRows(page.places.rows) } };
  return page.kind === 'overview' ? { ...page, countries: nameRows(page.countries) } : page;
}
