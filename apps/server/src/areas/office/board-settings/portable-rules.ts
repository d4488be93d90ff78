import {
  boardSettingKeys,
  boardSettingSchemas,
  type BoardSettingKey,
} from '@waymark/contract/office/board-settings';
import { z } from '@waymark/contract/zod';
import { StartError } from '../../../platform/errors.ts';
import { importMaxBytes } from './constants.ts';

/** The settings of a board as a file: what differs from the product's own, and the picture of the mark in base64. */
export interface PortableSettings {
  format: 1;
  settings: Partial<Record<BoardSettingKey, unknown>>;
  mark: string | null;
}

const fileSchema = z.strictObject({
  format: z.literal(1, 'format is 1.'),
  settings: z.record(z.string(), z.unknown()),
  mark: z.base64('mark is a picture in base64.').nullable(),
});

/** Reads such a file. Throws a StartError with every problem at once. */
export function readPortable(text: string): PortableSettings {
  if (Buffer.byteLength(text) > importMaxBytes) {
    throw new StartError('The file is larger than 1 MB, which settings never are.');
  }
  const file = fileSchema.safeParse(parse(text));
  if (!file.success)
    throw problemsOf(file.error.issues.map(({ path, message }) => at(path.join('.'), message)));
  const problems: string[] = [];
  const settings: PortableSettings['settings'] = {};
  for (const [key, value] of Object.entries(file.data.settings)) {
    if (!isPortable(key)) {
      problems.push(`There is no setting “${key}”. There are ${portableKeys.join(', ')}.`);
      continue;
    }
    const parsed = boardSettingSchemas[key].safeParse(value);
    if (parsed.success) settings[key] = parsed.data;
    else
      problems.push(...parsed.error.issues.map(({ path, message }) => at([key, ...path].join('.'), message)));
  }
  if (problems.length > 0) throw problemsOf(problems);
  return { format: 1, settings, mark: file.data.mark };
}

/** The mark is a picture of its own: a number of another board's would name nothing here. */
const portableKeys = boardSettingKeys.filter((key) => key !== 'mark');

function isPortable(key: string): key is BoardSettingKey {
  return portableKeys.some((known) => known === key);
}

const at = (path: string, message: string) => (path === '' ? message : `${path}: ${message}`);

function problemsOf(problems: readonly string[]): StartError {
  return new StartError(
    `The file needs a correction; nothing was changed:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new StartError('The file is not well-formed JSON.');
  }
}
