import type { HotPayload } from 'vite';

/** The server asks for a module of the pages, as Vite compiles it. */
export interface ModuleRequest {
  kind: 'module';
  id: number;
  payload: HotPayload;
}

/** What the server tells whoever started it. */
export type FromServer = ModuleRequest | { kind: 'ready' };

/** What it is told: a module it asked for, or that what it has is old. */
export type ToServer =
  { kind: 'module'; id: number; answer: { result: unknown } | { error: unknown } } | { kind: 'changed' };
