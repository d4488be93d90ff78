import { AppError } from '../platform/errors.ts';

/**
 * The same data, whose functions tell the router when the service is away for a while: the page is then
 * answered with 503 and not with 500, which says that something is broken.
 */
export function answerUnavailable<Data extends object>(data: Data): Data {
  const entries = Object.entries(data).map(([name, value]): [string, unknown] => {
    if (typeof value === 'function') return [name, answering(value as Answer)];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, isGroup ? answerUnavailable(value as object) : value];
  });
  return Object.fromEntries(entries) as Data;
}

type Answer = (...parameters: unknown[]) => unknown;

function answering(answer: Answer): Answer {
  return async (...parameters) => {
    try {
      return await answer(...parameters);
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') {
        // The router takes a thrown response as the status of the page.
        throw new Response(null, { status: error.status, statusText: 'Service Unavailable' });
      }
      throw error;
    }
  };
}
