import type { HotPayload } from 'vite';

/** The server asks for a module of the pages, as Vite compiles it. */
export interface ModuleRequest {
  kind: 'module';
  id: number;
  payload: HotPayload;
}

/** Messages from the server to the process that started it. */
export type FromServer = ModuleRequest | { kind: 'ready' };

/** Messages to the server: a module it requested, or that its modules are out of date. */
export type ToServer =
  | { kind: 'module'; id: number; answer: { result: unknown } | { error: unknown } }
  | { kind: 'changed' };
