import { companyCount, generateCompanies, type DemoCompany } from '../companies.ts';
import { featuredGroups, fullTotal } from '../featured-places.ts';
import type { DemoPlace } from '../places.ts';
import { createPermutation, weightedLine, type Random, type WeightedLine } from '../random.ts';

export interface Employer {
  company: DemoCompany;
  /** Where the posting may be. */
  offices: readonly DemoPlace[];
  /** Whether it counts for a card of home, which allows one place and no remote work. */
  isFeatured: boolean;
}

/** The employers of a load: about 25 postings each. */
export function companiesFor(total: number): DemoCompany[] {
  return generateCompanies(Math.min(companyCount, Math.max(60, Math.round(total / 25))));
}

/** How many postings of a load a card of home counts (I-3). */
export function featuredCount(key: string, total: number): number {
  const jobs = featuredGroups.find((group) => group.key === key)?.jobs ?? 0;
  return Math.round((jobs / fullTotal) * total);
}

interface Section {
  group: string;
  size: number;
  employers: WeightedLine<DemoCompany>;
  isFeatured: boolean;
}

/** Postings of the demo employer: enough for two pages of its list, if the load is large enough at all. */
export const demoEmployerPostings = 20;

/** Its history, its orders and its applicants are about these. */
const minEmployerPostings = 3;

/**
 * Gives each posting of a load its employer. The load is divided into sections, one for each card of home
 * and one for the rest, exactly as large as its count asks (I-3), and the indexes are spread over them.
 */
export class EmployerPlan {
  readonly total: number;
  #sections: Section[];
  #permute: (index: number) => number;

  constructor(total: number) {
    this.total = total;
    this.#permute = createPermutation(total);
    const companies = companiesFor(total);
    const section = (group: string, size: number): Section => ({
      group,
      size,
      employers: weightedLine(
        companies.filter((company) => company.group === group),
        (company) => company.weight,
      ),
      isFeatured: group !== '' && group !== 'employer',
    });
    const share = Math.min(demoEmployerPostings, Math.floor(total / 10));
    const fixed = [
      ...featuredGroups.map(({ key }) => section(key, featuredCount(key, total))),
      section('employer', Math.max(share, Math.min(minEmployerPostings, total))),
    ];
    const taken = fixed.reduce((sum, { size }) => sum + size, 0);
    this.#sections = [...fixed, section('', total - taken)];
  }

  /** Every company has as many postings as its weight asks, whichever indexes they fall on. */
  employerOf(index: number, random: Random): Employer {
    const { section, slot } = this.#slotOf(index);
    const company = section.employers.at((slot + random.next()) / section.size);
    return { company, offices: company.offices, isFeatured: section.isFeatured };
  }

  /** Which of the demo employer's postings this is, from 0; undefined for those of others. */
  ownNumberOf(index: number): number | undefined {
    const { section, slot } = this.#slotOf(index);
    return section.group === 'employer' ? slot : undefined;
  }

  #slotOf(index: number): { section: Section; slot: number } {
    let slot = this.#permute(index);
    for (const section of this.#sections) {
      if (slot < section.size) return { section, slot };
      slot -= section.size;
    }
    throw new RangeError(`There is no posting ${index} among ${this.total}.`);
  }
}
