import { parseSync, Visitor } from 'vite';
import type { Problem } from './problem.ts';
import { isTest, type SourceFile } from './source-files.ts';

const COLLECTIONS = /^(Map|Set|\w*Cache)$/;

/** What the last word of a file's name promises; the check prints a broken rule. */
interface Suffix {
  folders: RegExp;
  rule: string;
  isKept(facts: FileFacts): boolean;
}

const SERVER_AREAS = /^apps\/server\/src\/areas\//;
const AREAS = /^apps\/(server|web)\/src\/areas\//;
const DATABASE =
  /^(kysely|pg|pg-boss)$|\/platform\/(database|files)\/|\/platform\/(services|queue)\.ts$|(^|[/-])(queries|commands|handlers|schedule)\.ts$/;

const reachesOut = ({ imports }: FileFacts) => imports.some((one) => DATABASE.test(one));
const holdsMemory = {
  folders: SERVER_AREAS,
  rule: 'it keeps something in memory and exports what keeps it: a class, or a function create…',
  isKept: ({ hasClasses, keepsMemory }: FileFacts) => hasClasses || keepsMemory,
};

const SUFFIXES: Readonly<Record<string, Suffix>> = {
  index: holdsMemory,
  cache: holdsMemory,
  queries: {
    folders: SERVER_AREAS,
    rule: 'they ask the database each time; what is kept between calls is an index or a cache',
    isKept: ({ hasClasses, keepsMemory }) => !hasClasses && !keepsMemory,
  },
  rules: {
    folders: AREAS,
    rule: 'they decide by what they are given, and import no database, services, queries, commands or React',
    isKept: (facts) => !reachesOut(facts) && !facts.imports.includes('react'),
  },
  presenter: {
    folders: SERVER_AREAS,
    rule: 'it turns rows into answers: it imports no database, services, queries or commands, and waits for nothing',
    isKept: (facts) => !reachesOut(facts) && !facts.waits,
  },
  constants: {
    folders: AREAS,
    rule: 'they are values; a function belongs to the rules',
    isKept: ({ hasFunctions, hasClasses }) => !hasFunctions && !hasClasses,
  },
  handlers: {
    folders: SERVER_AREAS,
    rule: 'they run queued work, and say of which queue: queue.work(…)',
    isKept: ({ methodsCalled }) => methodsCalled.has('work'),
  },
  schedule: {
    folders: SERVER_AREAS,
    rule: 'it names what recurs, and when: queue.schedule(…)',
    isKept: ({ methodsCalled }) => methodsCalled.has('schedule'),
  },
};

/** Files that do something else than the last word of their name says. */
export function checkSuffixes(files: readonly SourceFile[]): Problem[] {
  return files.flatMap((file) => {
    const suffix = /(?:^|[/-])([a-z]+)\.ts$/.exec(file.path)?.[1] ?? '';
    const meaning = SUFFIXES[suffix];
    if (!meaning?.folders.test(file.path) || isTest(file) || meaning.isKept(readFacts(file))) return [];
    return [
      {
        what: `${file.path} is no file of ${suffix}`,
        advice: `${meaning.rule}. Move what does something else, or rename the file.`,
      },
    ];
  });
}

/** What a file does, as far as the meanings of suffixes go. */
interface FileFacts {
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

/** Reads what a file does from its syntax. */
function readFacts({ path, text }: SourceFile): FileFacts {
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
