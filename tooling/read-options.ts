import { parseArgs } from 'node:util';

/** An option by its default: a number is a whole number of at least 0, a list may be given several times. */
type Default = string | number | readonly string[] | undefined;

type Given<D> = D extends number
  ? number
  : D extends readonly string[]
    ? string[]
    : string | Extract<D, undefined>;

export type OptionsRead<Defaults> =
  | { kind: 'help' }
  | { kind: 'wrong'; sentence: string }
  | { kind: 'read'; options: { [Name in keyof Defaults]: Given<Defaults[Name]> } };

/** Reads the options of a developer command; `wrong` has the sentence that says what cannot be read. */
export function readOptions<const Defaults extends Record<string, Default>>(
  given: readonly string[],
  defaults: Defaults,
): OptionsRead<Defaults> {
  const table = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [
      name,
      { type: 'string' as const, multiple: Array.isArray(value) },
    ]),
  );
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({
      args: [...given],
      options: { ...table, help: { type: 'boolean', short: 'h' } },
    }) as { values: Record<string, unknown> });
  } catch (error) {
    return { kind: 'wrong', sentence: describeProblem(error as Error) };
  }
  if (values['help'] === true) return { kind: 'help' };
  const options: Record<string, unknown> = {};
  for (const [name, standard] of Object.entries(defaults)) {
    const value = values[name];
    if (typeof standard !== 'number' || typeof value !== 'string') {
      options[name] = value ?? standard;
      continue;
    }
    if (!/^\d{1,10}$/.test(value)) {
      return { kind: 'wrong', sentence: `--${name} takes a whole number, not "${value}".` };
    }
    options[name] = Number(value);
  }
  return { kind: 'read', options: options as { [Name in keyof Defaults]: Given<Defaults[Name]> } };
}

/** The first sentence; what follows explains the syntax of arguments, which is not the question. */
function describeProblem({ message }: Error): string {
  const [sentence = message] = message.split(/\. |\n/);
  return `${sentence.replace(/\.$/, '')}. See --help.`;
}

/** Whether the run succeeded; `wrong` if an option is invalid, after printing why. */
type Ending = boolean | 'wrong';
const exitCodes = new Map<Ending, number>([
  [true, 0],
  [false, 1],
  ['wrong', 2],
]);

/** Runs a command with its options: `--help` prints the usage, a wrong option one sentence and exit code 2. */
export async function runWithOptions<const Defaults extends Record<string, Default>>(
  usage: string,
  defaults: Defaults,
  run: (options: { [Name in keyof Defaults]: Given<Defaults[Name]> }) => Promise<Ending>,
): Promise<void> {
  const read = readOptions(process.argv.slice(2), defaults);
  if (read.kind === 'help') {
    process.stdout.write(`${usage}\n`);
  } else if (read.kind === 'wrong') {
    process.stderr.write(`${read.sentence}\n`);
    process.exitCode = 2;
  } else {
    process.exitCode = exitCodes.get(await run(read.options)) ?? 1;
  }
}
