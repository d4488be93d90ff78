/** How Node runs the server. */
export const serverFlags: string[];
export const serverEnvironment: { NODE_COMPILE_CACHE: string; MALLOC_ARENA_MAX: string };
