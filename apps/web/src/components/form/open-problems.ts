type Values = Readonly<Record<string, unknown>>;

/** The fields, by name, whose change may correct another field too. */
export type RelatedFields = Readonly<Record<string, readonly string[]>>;

/** The problems that still stand: nothing that they are about has changed since the form was refused. */
export function findOpenProblems(
  problems: Readonly<Record<string, string>>,
  {
    refused,
    current,
    related = {},
  }: { refused: Values; current: Values; related?: RelatedFields | undefined },
): Record<string, string> {
  const stands = ([name]: readonly [string, string]) =>
    [name, ...(related[name] ?? [])].every((field) =>
      isSame(valueAt(refused, field), valueAt(current, field)),
    );
  return Object.fromEntries(Object.entries(problems).filter(stands));
}

function valueAt(values: Values, path: string): unknown {
  let value: unknown = values;
  for (const part of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
  }
  return value;
}

function isSame(before: unknown, now: unknown): boolean {
  if (before instanceof Blob || now instanceof Blob) return before === now;
  return JSON.stringify(before) === JSON.stringify(now);
}
