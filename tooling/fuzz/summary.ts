import type { FuzzRequest } from './requests.ts';
import { roles, type Role } from './roles.ts';
import type { Outcome } from './send-request.ts';

/** Of the calls to the API, as many at least have to be valid: otherwise the rest only tries the checks of fields. */
const minValidPercent = 10;

type Counts = Map<string, number>;

/** Counts answers, those to calls of the API by who called. */
export class Summary {
  readonly #all: Counts = new Map();
  readonly #byRole = new Map<Role, Counts>();
  problems = 0;

  /** True where the product failed, or did not answer. */
  count({ intent }: Pick<FuzzRequest, 'intent'>, role: Role, outcome: Outcome): boolean {
    const name = outcome.status === undefined ? outcome.problem : String(outcome.status);
    add(this.#all, name);
    if (intent !== 'page') {
      const ofRole = this.#byRole.get(role) ?? new Map<string, number>();
      this.#byRole.set(role, ofRole);
      add(ofRole, name);
    }
    const isProblem = outcome.status === undefined || outcome.status >= 500;
    if (isProblem) this.problems++;
    return isProblem;
  }

  get validPercent(): number {
    const counts = [...this.#byRole.values()];
    return percent(sum(counts.map(countValid)), sum(counts.map(countAll)));
  }

  get isSound(): boolean {
    return this.problems === 0 && this.validPercent >= minValidPercent;
  }

  lines(): string[] {
    const ofRoles = roles.flatMap((role) => {
      const counts = this.#byRole.get(role);
      if (!counts) return [];
      return [`${role}: ${describeShare(countValid(counts), countAll(counts))} (${describe(counts)})`];
    });
    const valid = `${this.validPercent.toFixed(1)} % of the API calls valid (limit: at least ${minValidPercent} %)`;
    return [
      `${countAll(this.#all)} requests: ${describe(this.#all)}`,
      ...ofRoles,
      valid,
      `${this.problems} failures or silences`,
    ];
  }
}

function add(counts: Counts, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole);
const countAll = (counts: Counts) => sum([...counts.values()]);
const countValid = (counts: Counts) =>
  sum([...counts].filter(([name]) => /^[23]\d\d$/.test(name)).map(([, count]) => count));

function describe(counts: Counts): string {
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${count} × ${name}`)
    .join(', ');
}

const describeShare = (valid: number, all: number) =>
  `${percent(valid, all).toFixed(1)} % of ${all} calls valid`;
