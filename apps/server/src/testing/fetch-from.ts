import type { TestApp } from './test-app.ts';

/** Asks the application without a network, as a client would over one. */
export function fetchFrom(context: Pick<TestApp, 'app'>) {
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const { body } = init;
    const { statusCode, headers, rawPayload } = await context.app.inject({
      method: (init.method ?? 'GET') as 'GET' | 'POST' | 'DELETE',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...((typeof body === 'string' || body instanceof URLSearchParams) && { payload: String(body) }),
    });
    const sent = [204, 304].includes(statusCode) ? null : new Uint8Array(rawPayload);
    return new Response(sent, { status: statusCode, headers: headers as Record<string, string> });
  };
}
