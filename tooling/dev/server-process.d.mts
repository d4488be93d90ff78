/** Where an entry of the server is once it is built. */
export function builtEntry(name: 'main' | 'worker'): string;
/** How Node runs the server. */
export const serverFlags: string[];
export const serverEnvironment: { NODE_COMPILE_CACHE: string; MALLOC_ARENA_MAX: string };
