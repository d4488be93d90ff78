import {
  experienceBands,
  jobCategories,
  jobTypes,
  salaryFloors,
  workModes,
} from '@waymark/contract/jobs/choices/jobs';

/** What each job is counted by, by its slot. */
interface CountedColumns {
  category: Uint8Array;
  type: Uint8Array;
  mode: Uint8Array;
  experience: Uint8Array;
  salary: Uint8Array;
  company: Uint32Array;
  placeSet: Uint32Array;
}

/** How many open jobs have each value, kept as jobs come and go: counting a million anew takes 50 ms. */
export class OpenCounts {
  readonly category = new Uint32Array(jobCategories.length);
  /** Zero is for jobs that do not say. */
  readonly type = new Uint32Array(jobTypes.length + 1);
  readonly mode = new Uint32Array(workModes.length + 1);
  readonly experience = new Uint32Array(experienceBands.length + 1);
  /** By how many of the floors the salary reaches. */
  readonly salary = new Uint32Array(salaryFloors.length + 1);
  readonly company: number[] = [];
  readonly placeSet: number[] = [];

  /** `by` is 1 for a job that came and -1 for one that goes. */
  add(columns: CountedColumns, slot: number, by: 1 | -1): void {
    this.category[columns.category[slot] as number]! += by;
    this.type[columns.type[slot] as number]! += by;
    this.mode[columns.mode[slot] as number]! += by;
    this.experience[columns.experience[slot] as number]! += by;
    this.salary[columns.salary[slot] as number]! += by;
    const company = columns.company[slot] as number;
    this.company[company] = (this.company[company] ?? 0) + by;
    const placeSet = columns.placeSet[slot] as number;
    this.placeSet[placeSet] = (this.placeSet[placeSet] ?? 0) + by;
  }
}
