import { isDomain, mayImport } from './domains.ts';
import { importsOf } from './module-imports.ts';
import type { Problem } from './problem.ts';
import { isTest } from './source-files.ts';
import type { SourceFile } from './source-files.ts';

/** Where a file lives, as far as the directions of imports are concerned. */
interface Place {
  /** apps/server, apps/web, packages/contract, e2e, bench or tooling */
  part: string;
  /** modules, platform, features, routes and the like; empty for files that lie beside these folders. */
  area: string;
  member: string;
}

type Rule = (from: Place, to: Place, file: SourceFile) => string | undefined;

const RULES: readonly Rule[] = [
  (from, to) =>
    from.part === 'packages/contract' && to.part !== from.part
      ? 'the contract imports nothing of ours'
      : undefined,
  (from, to) =>
    from.part === 'apps/web' && to.part === 'apps/server' ? 'the web never imports the server' : undefined,
  (from, to) =>
    from.part === 'apps/server' && to.part === 'apps/web' ? 'the server never imports the web' : undefined,
  (from, to, file) =>
    from.part.startsWith('apps/') && to.part === 'tooling' && !isTest(file)
      ? 'the product never imports the tools it is worked on with'
      : undefined,
  webDirection,
  platformDirection,
  demoDirection,
  testingDirection,
  moduleDirection,
];

function webDirection(from: Place, to: Place, file: SourceFile): string | undefined {
  if (from.part !== 'apps/web' || to.part !== 'apps/web' || isTest(file)) return undefined;
  if (to.area === 'testing') return 'only tests import the testing folder';
  const upwards = to.area === 'routes' || to.area === 'features';
  if (from.area === 'features' && to.area === 'features' && from.member !== to.member) {
    return 'features never import each other';
  }
  if (from.area === 'features' && to.area === 'routes') return 'features never import routes';
  return (from.area === 'components' || from.area === 'lib') && upwards
    ? `${from.area} never imports ${to.area}`
    : undefined;
}

function platformDirection(from: Place, to: Place, file: SourceFile): string | undefined {
  if (from.part !== 'apps/server' || from.area !== 'platform' || isTest(file)) return undefined;
  return to.area === 'platform' || to.part !== 'apps/server' ? undefined : 'the platform imports no module';
}

function demoDirection(from: Place, to: Place): string | undefined {
  if (to.part !== 'apps/server' || to.area !== 'demo' || from.area === 'demo') return undefined;
  const isEntry = from.part === 'apps/server' && from.area === '';
  return isEntry || from.part === 'bench' ? undefined : 'only apps/server/*.ts imports the demo';
}

function testingDirection(from: Place, to: Place, file: SourceFile): string | undefined {
  return to.part === 'apps/server' && to.area === 'testing' && from.part === 'apps/server' && !isTest(file)
    ? 'only tests import the testing folder'
    : undefined;
}

function moduleDirection(from: Place, to: Place, file: SourceFile): string | undefined {
  if (from.area !== 'modules' || to.area !== 'modules' || isTest(file)) return undefined;
  if (!isDomain(from.member) || !isDomain(to.member)) return undefined;
  return mayImport(from.member, to.member) ? undefined : `${from.member} does not import ${to.member}`;
}

function placeOf(name: string): Place {
  const [first = '', second = '', ...rest] = name.split('/');
  const inWorkspace = first === 'apps' || first === 'packages';
  const [source, area = '', member = ''] = inWorkspace ? rest : [];
  const nested = source === 'src' && rest.length > 2;
  return {
    part: inWorkspace ? `${first}/${second}` : first,
    area: nested ? area : '',
    member: nested ? member : '',
  };
}

/** Imports that point the wrong way; type-only ones count as well. */
export function checkDirections(files: readonly SourceFile[]): string[] {
  return scripts(files).flatMap((file) =>
    importsOf(file).flatMap(({ target }) => {
      const from = placeOf(file.path);
      const to = placeOf(target);
      return RULES.flatMap((rule) => {
        const reason = rule(from, to, file);
        return reason ? [`${file.path} imports ${target}: ${reason}.`] : [];
      });
    }),
  );
}

/**
 * Circles of imports, those of types as well: whoever reads one of the files has to read them all. Each is told once,
 * from its first file in order.
 */
export function checkCircles(files: readonly SourceFile[]): Problem[] {
  const graph = new Map(
    scripts(files).map((file) => [file.path, importsOf(file).map(({ target }) => target)]),
  );
  const done = new Set<string>();
  const circles: Problem[] = [];
  const visit = (name: string, trail: string[]) => {
    if (trail.includes(name)) circles.push(circle([...trail.slice(trail.indexOf(name)), name]));
    if (done.has(name) || trail.includes(name)) return;
    for (const next of graph.get(name) ?? []) visit(next, [...trail, name]);
    done.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return circles;
}

function circle(trail: readonly string[]): Problem {
  return {
    what: `${trail.join(' -> ')} is a circle`,
    advice: 'move what both need, also a type alone, to a file that both may import.',
  };
}

function scripts(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path));
}
