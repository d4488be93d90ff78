import { parseSync, Visitor } from 'vite';
import { linesOf } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

export interface FunctionLength {
  /** As it is declared or called: `run`, `changePicture`, `app.post('/signup')`. */
  name: string;
  lines: number;
}

interface Span {
  start: number;
  end: number;
}

/** How many lines each function of a file has, in the order of the file; those within it count for the outer too. */
export function functionLengths(file: SourceFile): FunctionLength[] {
  const textOf = ({ start, end }: Span) => file.text.slice(start, end);
  const lengths: FunctionLength[] = [];
  // A function expression is named by what it is given to, which is visited before it.
  const names = new Map<number, string>();
  const measure = (node: Span, declared?: string) => {
    const name = declared ?? names.get(node.start) ?? 'a function without a name';
    lengths.push({ name, lines: linesOf(textOf(node)) });
  };
  const give = (value: Span | null | undefined, name: string) => {
    if (value) names.set(value.start, name);
  };
  new Visitor({
    VariableDeclarator: ({ id, init }) => give(init, id.type === 'Identifier' ? id.name : textOf(id)),
    Property: ({ key, value }) => give(value, textOf(key)),
    MethodDefinition: ({ key, value }) => give(value, textOf(key)),
    PropertyDefinition: ({ key, value }) => give(value, textOf(key)),
    AssignmentExpression: ({ left, right }) => give(right, textOf(left)),
    CallExpression({ callee, arguments: given }) {
      const first = given[0]?.type === 'Literal' ? textOf(given[0]) : '';
      for (const argument of given) give(argument, `${textOf(callee)}(${first})`);
    },
    FunctionDeclaration: (node) => measure(node, node.id?.name),
    FunctionExpression: (node) => measure(node, node.id?.name),
    ArrowFunctionExpression: (node) => measure(node),
  }).visit(parseSync(file.path, file.text).program);
  return lengths;
}
