import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { factNames, type JobFacts } from './document-rules.ts';

/** One field of all jobs: each value once, and by job its position. */
export interface PackedField<T> {
  values: T[];
  at: Uint32Array;
}

/** The facts of all jobs by field, in the order of their numbers: a start looks at each value once. */
export type FactPack = { [Name in keyof JobFacts]: PackedField<JobFacts[Name]> };

type Value = JobFacts[keyof JobFacts];

interface GrowingField {
  name: keyof JobFacts;
  positions: Map<Value, number>;
  at: number[];
}

export class FactPacker {
  #fields: GrowingField[] = factNames.map((name) => ({ name, positions: new Map<Value, number>(), at: [] }));

  add(jobs: readonly JobFacts[]): void {
    for (const { name, positions, at } of this.#fields) {
      for (const job of jobs) {
        const known = positions.get(job[name]) ?? positions.size;
        if (known === positions.size) positions.set(job[name], known);
        at.push(known);
      }
    }
  }

  finish(): { pack: Buffer; checksum: number } {
    const fields = this.#fields.map(({ name, positions, at }) => [
      name,
      { values: [...positions.keys()], at: Uint32Array.from(at) },
    ]);
    const pack = serialize(Object.fromEntries(fields));
    return { pack, checksum: crc32(pack) };
  }
}

/** The facts of one job. */
export function unpackJob(pack: FactPack, at: number): JobFacts {
  const fields = Object.entries(pack) as [keyof JobFacts, PackedField<Value>][];
  return Object.fromEntries(
    fields.map(([name, { values, at: positions }]) => [name, values[positions[at] as number]]),
  ) as unknown as JobFacts;
}

/** Undefined where the pack is damaged, or there is no job in it. */
export function unpackFacts(pack: Uint8Array, checksum: number): FactPack | undefined {
  if (crc32(pack) !== checksum) return undefined;
  const facts = deserialize(pack) as Partial<FactPack>;
  return factNames.every((name) => facts[name] !== undefined) ? (facts as FactPack) : undefined;
}
