import { parseSync } from 'rolldown/utils';

/** A fault that somebody could have made: the text between two offsets of a file is another one. */
export interface Mutation {
  start: number;
  end: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
}

const swapped: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};
/** What narrows or locks the rows of a query. */
const narrowing = /^(?:where|forUpdate|forNoKeyUpdate|forShare|skipLocked)$/;

/** Every fault that can be put into a source, one at a time, in the order of its text. */
export function listMutations(path: string, source: string): Mutation[] {
  const mutations: Mutation[] = [];
  walk(parseSync(path, source).program, (node) => mutations.push(...mutate(node, source)));
  return mutations.toSorted((a, b) => a.start - b.start);
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const part of value) walk(part, visit);
    return;
  }
  if (typeof value !== 'object' || value === null || !('type' in value)) return;
  // No test can tell what a type says.
  if (/^TS(?!AsExpression|NonNull|Satisfies)/.test(String(value.type))) return;
  visit(value as Node);
  for (const part of Object.values(value)) walk(part, visit);
}

/** The fields of a node that are read here, whatever its type is. */
interface Fields {
  operator: string;
  left: Node;
  right: Node;
  value: unknown;
  callee: Node & { object: Node; property: Node & { name: string } };
  expression: Node & { argument?: Node };
  alternate: Node | null;
  consequent: Node & { body?: Node[] };
  tag: Node & { name?: string };
  quasi: Node;
}

function mutate(node: Node, source: string): Mutation[] {
  const { operator, left, right, value, callee, expression, ...rest } = node as Node & Fields;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const other = swapped[operator];
      const at = source.indexOf(operator, left.end);
      return other && at < right.start ? [{ start: at, end: at + operator.length, text: other }] : [];
    }
    case 'Literal':
      return typeof value === 'number' ? [{ start: node.start, end: node.end, text: String(value + 1) }] : [];
    case 'CallExpression':
      return callee.type === 'MemberExpression' && narrowing.test(callee.property.name)
        ? [{ start: callee.object.end, end: node.end, text: '' }]
        : [];
    case 'ExpressionStatement':
      return expression.type === 'AwaitExpression' && expression.argument?.type === 'CallExpression'
        ? [{ start: node.start, end: node.end, text: ';' }]
        : [];
    case 'IfStatement':
      return rest.alternate === null && leaves(rest.consequent)
        ? [{ start: node.start, end: node.end, text: ';' }]
        : [];
    case 'TaggedTemplateExpression':
      return rest.tag.name === 'sql' ? mutateSql(rest.quasi, source) : [];
    default:
      return [];
  }
}

/** Whether a branch ends the function: a refusal, most of the time. */
function leaves({ type, body }: Fields['consequent']): boolean {
  const last = type === 'BlockStatement' ? body?.at(-1)?.type : type;
  return last === 'ThrowStatement' || last === 'ReturnStatement';
}

/** Conditions and locks of a statement, where they are whole: none of a bracket, a string or a value in part. */
const condition =
  /\s+and (?:[^\n()`'{}]|\$\{[^{}`]*\}|\([^()`{}]*\)|'[^'`]*')+?(?=\n|`|\sand\s|\sor\s|\sorder by\s)/g;
const lock = /\s+for (?:no key )?update(?: of \w+)?(?: skip locked)?/g;
const comparison = /(?<=\s)(?:<=|>=|<|>)(?=\s)/g;

function mutateSql({ start, end }: Node, source: string): Mutation[] {
  const text = source.slice(start, end);
  const changed = (pattern: RegExp, change: (found: string) => string) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: start + index,
      end: start + index + found.length,
      text: change(found),
    }));
  return [
    ...changed(condition, () => ''),
    ...changed(lock, () => ''),
    ...changed(comparison, (found) => swapped[found] ?? found),
  ];
}
