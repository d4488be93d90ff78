import { parseSync, Visitor } from 'vite';
import type { SourceFile } from './source-files.ts';

/** What a file does, as far as the meanings of suffixes go. */
export interface FileFacts {
  /** Modules that are there at run time, as they are written. */
  imports: readonly string[];
  hasFunctions: boolean;
  hasClasses: boolean;
  waits: boolean;
  /** Remembers something between calls: state of the module, or a `create…` that hands out what keeps it. */
  keepsMemory: boolean;
  /** Names of the methods that are called: `work` of `queue.work(…)`. */
  methodsCalled: ReadonlySet<string>;
}

const COLLECTIONS = /^(Map|Set|\w*Cache)$/;

/** Reads what a file does from its syntax. */
export function readFacts({ path, text }: SourceFile): FileFacts {
  const { program, module } = parseSync(path, text);
  const facts = { hasFunctions: false, hasClasses: false, waits: false, keepsMemory: false };
  const methodsCalled = new Set<string>();
  let depth = 0;
  const enter = ({ async: isAsync }: { async: boolean }) => {
    depth++;
    facts.hasFunctions = true;
    facts.waits ||= isAsync;
  };
  const leave = () => {
    depth--;
  };
  new Visitor({
    FunctionDeclaration(node) {
      facts.keepsMemory ||= depth === 0 && /^create[A-Z]/.test(node.id?.name ?? '');
      enter(node);
    },
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    ClassDeclaration: () => void (facts.hasClasses = true),
    ClassExpression: () => void (facts.hasClasses = true),
    VariableDeclaration: ({ kind }) => void (facts.keepsMemory ||= depth === 0 && kind === 'let'),
    NewExpression({ callee }) {
      const name = callee.type === 'Identifier' ? callee.name : '';
      // A weak collection outlives the call it is made in, or it would be a plain one.
      facts.keepsMemory ||= name.startsWith('Weak') || (depth === 0 && COLLECTIONS.test(name));
    },
    CallExpression({ callee }) {
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
        methodsCalled.add(callee.property.name);
      }
    },
  }).visit(program);
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  return { ...facts, imports, methodsCalled };
}
