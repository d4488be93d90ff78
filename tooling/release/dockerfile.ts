/** One instruction of a Dockerfile, its continued lines joined. */
interface Instruction {
  name: string;
  text: string;
}

export interface Stage {
  /** The image it begins with. */
  from: string;
  name: string;
  instructions: Instruction[];
}

/** Reads the stages of a Dockerfile; `ARG` before the first stage is put in where `FROM` names it. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  const values = new Map<string, string>();
  for (const { name, text: rest } of readInstructions(text)) {
    if (name === 'FROM') stages.push(readFrom(rest, values, stages.length));
    else if (name === 'ARG' && stages.length === 0) noteArgument(rest, values);
    else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

function readInstructions(text: string): Instruction[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'));
  return lines
    .join('\n')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => {
      const [, name = '', rest = ''] = /^\s*(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name: name.toUpperCase(), text: rest.trim() };
    });
}

function noteArgument(text: string, values: Map<string, string>): void {
  const [name = '', value = ''] = text.split('=');
  values.set(name, value);
}

function readFrom(text: string, values: ReadonlyMap<string, string>, nth: number): Stage {
  const filled = text.replaceAll(/\$\{(\w+)\}|\$(\w+)/g, (_, one?: string, other?: string) => {
    return values.get(one ?? other ?? '') ?? '';
  });
  const [, from = '', name = String(nth)] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(filled) ?? [];
  return { from, name, instructions: [] };
}

/** The command of `CMD ["node", "main.js"]`. */
export function readWords(text: string): string[] {
  const words: unknown = JSON.parse(text);
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string')) {
    throw new Error(`${text} is no list of words.`);
  }
  return words;
}

/** `A=1 B="two words"`. */
export function readVariables(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S*))/g)].map(([, name = '', quoted, plain]) => [
      name,
      quoted ?? plain ?? '',
    ]),
  );
}
