import { parseSync, Visitor, type ESTree } from 'rolldown/utils';

/** A message where it stands in the code: a template with one of the tags of `contract/text/message.ts` and `say.ts`. */
export interface MessageTemplate {
  tag: string;
  /** The message in ICU MessageFormat, its name in the catalogs. */
  source: string;
  start: number;
  end: number;
  /** What is put in, in the order of the values: where its code begins and ends. */
  values: readonly Range[];
}

interface Range {
  start: number;
  end: number;
}

const tags: ReadonlySet<string> = new Set(['msg', 'say', 'fixed', 'sayHere']);
/** What gives such a tag: `sayTo(request)` on the server. */
const makers: ReadonlySet<string> = new Set(['sayTo', 'sayIn', 'metaSay']);
/** Whether a file may have messages: reading all is slow. */
export const mayHaveMessages = (code: string) => /\b(?:msg|say|fixed|sayHere)`|\)`/.test(code);

/** The messages of a file of TypeScript, in their order. */
export function readMessageTemplates(file: string, code: string): MessageTemplate[] {
  const { program, errors } = parseSync(file, code, { lang: file.endsWith('.tsx') ? 'tsx' : 'ts' });
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  const found: MessageTemplate[] = [];
  const visitor = new Visitor({
    TaggedTemplateExpression({ tag, quasi, start, end }) {
      const isMade =
        tag.type === 'CallExpression' && tag.callee.type === 'Identifier' && makers.has(tag.callee.name);
      if (!isMade && !(tag.type === 'Identifier' && tags.has(tag.name))) return;
      const values: Range[] = [];
      let source = quasi.quasis[0]?.value.cooked ?? '';
      quasi.expressions.forEach((put, at) => {
        source += placeholderOf(put, values, `${file}:${code.slice(0, start).split('\n').length}`);
        source += quasi.quasis[at + 1]?.value.cooked ?? '';
      });
      found.push({ tag: code.slice(tag.start, tag.end), source, start, end, values });
    },
  });
  visitor.visit(program);
  return found.toSorted((a, b) => a.start - b.start);
}

/** As `msg` writes it when it runs. */
function placeholderOf(put: ESTree.Expression, values: Range[], place: string): string {
  const call = put.type === 'CallExpression' && put.callee.type === 'Identifier' ? put : undefined;
  const name = call?.callee.type === 'Identifier' ? call.callee.name : undefined;
  if (call && name === 'meaning') return `{~${textOf(call.arguments[0], place)}}`;
  const at = values.push({ start: put.start, end: put.end }) - 1;
  if (!call || name !== 'plural') return `{${at}}`;
  const one = textOf(call.arguments[1], place);
  const other = call.arguments[2] ? textOf(call.arguments[2], place) : `${one}s`;
  const [first, second] = [one, other].map((word) => (word.includes('#') ? word : `# ${word}`));
  return `{${at}, plural, one {${first}} other {${second}}}`;
}

function textOf(argument: ESTree.Argument | undefined, place: string): string {
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return argument.value;
  throw new SyntaxError(
    `${place}: the words of plural() and meaning() have to stand there, so that they can be translated.`,
  );
}
