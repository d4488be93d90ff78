import type { Problem } from './problem.ts';
import { isTest } from './source-files.ts';

/** A file and the files that it imports, types too. */
export interface Imports {
  from: string;
  to: readonly string[];
}

const MODULE = /^apps\/(?:(?:server|web)\/src\/areas\/[^/]+\/[^/]+(?=\/)|server\/src\/platform\/[^/.]+)/;

/** Modules that import each other in a circle: to read one of them is to read all, and none is moved alone. */
export function checkCircles(files: readonly Imports[]): Problem[] {
  const edges = new Map<string, Map<string, string>>();
  for (const { from, to } of files) {
    const module = MODULE.exec(from)?.[0];
    if (module === undefined || isTest({ path: from })) continue;
    const others = edges.get(module) ?? new Map<string, string>();
    edges.set(module, others);
    for (const target of to) {
      const other = MODULE.exec(target)?.[0];
      if (other !== undefined && other !== module) others.set(other, `${from} imports ${target}`);
    }
  }
  const reached = new Map([...edges.keys()].map((module) => [module, reachedFrom(module, edges)]));
  const isTwoWay = (a: string, b: string) => reached.get(a)?.has(b) && reached.get(b)?.has(a);
  const inCircles = [...edges.keys()].filter((module) => reached.get(module)?.has(module));
  const circles = inCircles.map((module) => inCircles.filter((other) => isTwoWay(module, other)).toSorted());
  return circles
    .filter((circle, index) => circles.findIndex(([first]) => first === circle[0]) === index)
    .map((circle) => ({
      what: `${circle.map((module) => module.replace('apps/server/src/', '')).join(', ')} import each other in a circle`,
      advice: `move down what both sides need. ${circle
        .flatMap((module) => circle.flatMap((other) => edges.get(module)?.get(other) ?? []))
        .join('; ')}.`,
    }));
}

/** The modules that one imports, and those that they do; itself among them where it is in a circle. */
function reachedFrom(
  module: string,
  edges: ReadonlyMap<string, ReadonlyMap<string, string>>,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [module];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const other of edges.get(next)?.keys() ?? []) {
      if (!reached.has(other)) open.push(other);
      reached.add(other);
    }
  }
  return reached;
}
