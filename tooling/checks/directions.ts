import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { areas, mayImport, type Area } from './areas.ts';
import { FOLDERS, TEST } from './source-files.ts';

/** An import that points the wrong way, as regular expressions of paths. */
interface Direction {
  reason: string;
  from?: string;
  exceptFrom?: string;
  to: string;
  exceptTo?: string;
}

const SERVER_AREAS = '^apps/server/src/areas/';
const PLATFORM = '^apps/server/src/platform/';
const WEB_AREAS = '^apps/web/src/areas/';
const CONTRACT = '^packages/contract/src/';
const DEMO = '^apps/server/src/demo/';
const TESTS = TEST.source;

/** From what all of them know to what only the last may: each may import those before it (decision 008). */
const STAGES = ['lexicon', 'job-index', 'read', 'widen', 'find', 'order', 'relax', 'job-search'] as const;
const SEARCH = '^apps/server/src/areas/search/';

const DIRECTIONS: readonly Direction[] = [
  ...STAGES.slice(0, -1).map((stage, at) => ({
    reason: `the stage \`${stage}\` of a search imports no later one`,
    from: `${SEARCH}${stage}/`,
    exceptFrom: TESTS,
    to: `${SEARCH}(${STAGES.slice(at + 1).join('|')})/`,
  })),
  {
    reason: 'the contract imports nothing of ours',
    from: '^packages/contract/',
    to: `^(${FOLDERS.join('|')})/`,
    exceptTo: '^packages/contract/',
  },
  { reason: 'the web never imports the server', from: '^apps/web/', to: '^apps/server/' },
  { reason: 'the server never imports the web', from: '^apps/server/', to: '^apps/web/' },
  {
    reason: 'the product never imports the tools it is worked on with',
    from: '^apps/',
    exceptFrom: TESTS,
    to: '^tooling/',
  },
  {
    reason: 'areas of the web never import each other',
    from: `${WEB_AREAS}([^/]+)/`,
    exceptFrom: TESTS,
    to: WEB_AREAS,
    exceptTo: `${WEB_AREAS}$1/`,
  },
  { reason: 'areas never import routes', from: WEB_AREAS, exceptFrom: TESTS, to: '^apps/web/src/routes/' },
  {
    reason: 'components and lib import neither routes nor areas',
    from: '^apps/web/src/(components|lib)/',
    exceptFrom: TESTS,
    to: '^apps/web/src/(routes|areas)/',
  },
  {
    reason: 'the platform imports no area',
    from: PLATFORM,
    exceptFrom: TESTS,
    to: '^apps/server/',
    exceptTo: PLATFORM,
  },
  {
    reason: 'only apps/server/*.ts imports the demo',
    exceptFrom: `${DEMO}|^apps/server/[^/]+$|^bench/`,
    to: DEMO,
  },
  {
    reason: 'only tests import the testing folder',
    from: '^apps/(server|web)/',
    exceptFrom: TESTS,
    to: '^apps/(server|web)/src/testing/',
  },
  {
    reason: 'the texts of the contract are below all areas',
    from: `${CONTRACT}text/`,
    exceptFrom: TESTS,
    to: CONTRACT,
    exceptTo: `${CONTRACT}(text/|zod[.]ts)`,
  },
  ...[SERVER_AREAS, CONTRACT].flatMap((room) =>
    areas.map((area) => ({
      reason: `${area} imports only ${allowedFor(area).join(', ')}`,
      from: `${room}${area}/`,
      exceptFrom: TESTS,
      to: `${room}(${areas.join('|')})/`,
      exceptTo: `${room}(${allowedFor(area).join('|')})/`,
    })),
  ),
];

function allowedFor(area: Area): string[] {
  return areas.filter((other) => mayImport(area, other));
}

const OPTIONS: ICruiseOptions = {
  // dependency-cruiser does not know TypeScript 7 yet; swc reads types as well.
  parser: 'swc',
  tsPreCompilationDeps: true,
  moduleSystems: ['es6'],
  exclude: { path: String.raw`\.d\.mts$|(^|/)(node_modules|build|\.react-router)/` },
  validate: true,
  ruleSet: {
    forbidden: [
      ...DIRECTIONS.map(({ reason, from, exceptFrom, to, exceptTo }) => ({
        name: reason,
        severity: 'error' as const,
        from: { ...(from && { path: from }), ...(exceptFrom && { pathNot: exceptFrom }) },
        to: { path: to, ...(exceptTo && { pathNot: exceptTo }) },
      })),
      // The lint finds all other circles (import/no-cycle).
      {
        name: 'a dynamic import closes a circle',
        severity: 'error',
        from: {},
        to: { circular: true, via: { dependencyTypes: ['dynamic-import'] } },
      },
      // The rules above are about files that exist.
      {
        name: 'there is no such file',
        severity: 'error',
        from: {},
        to: { couldNotResolve: true, path: String.raw`^(\.|@waymark/)` },
      },
    ],
  },
};

/** All imports of the project, type-only ones too, with those that the rules above refuse. */
export async function readImports(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    [...FOLDERS],
    { ...OPTIONS, baseDir: root },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** Imports that point the wrong way. */
export function checkDirections({ summary }: ICruiseResult): string[] {
  return summary.violations.map(({ from, to, cycle, rule }) => {
    const target = cycle?.map(({ name }) => name).join(' -> ') ?? to;
    return `${from} imports ${target}: ${rule.name}.`;
  });
}
