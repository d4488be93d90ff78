/** `METHOD /path` of each route below /api, out of the router's own tree. */
export function listRoutes(tree: string): string[] {
  const open: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ├└─]*)(\S+) \(([^)]+)\)$/.exec(line) ?? [];
    if (!part) continue;
    open.length = indent.length / 4 - 1;
    open.push(part);
    const path = open.join('');
    if (!path.startsWith('/api/') || path.startsWith('/api/docs') || path.endsWith('*')) continue;
    const names = methods.split(', ').filter((method) => method !== 'HEAD');
    routes.push(...names.map((method) => `${method} ${path.slice('/api'.length)}`));
  }
  return routes.toSorted();
}
