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

interface Section {
  size: number;
  employers: WeightedLine<DemoCompany>;
  isFeatured: boolean;
}

/** Jobs of the demo employer: enough for two pages of its list, if the load is large enough at all. */
const demoEmployerJobs = 20;

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
      size,
      employers: weightedLine(
        companies.filter((company) => company.group === group),
        (company) => company.weight,
      ),
      isFeatured: group !== '' && group !== 'employer',
    });
    const fixed = [
      ...featuredGroups.map(({ key, jobs }) => section(key, Math.round((jobs / fullTotal) * total))),
      section('employer', Math.min(demoEmployerJobs, Math.floor(total / 10))),
    ];
    const taken = fixed.reduce((sum, { size }) => sum + size, 0);
    this.#sections = [...fixed, section('', total - taken)];
  }

  /** Every company has as many postings as its weight asks, whichever indexes they fall on. */
  employerOf(index: number, random: Random): Employer {
    let slot = this.#permute(index);
    for (const { size, employers, isFeatured } of this.#sections) {
      if (slot < size) {
        const company = employers.at((slot + random.next()) / size);
        return { company, offices: company.offices, isFeatured };
      }
      slot -= size;
    }
    throw new RangeError(`There is no posting ${index} among ${this.total}.`);
  }
}
