/** The logged fields of an error: enough to find the place, nothing of a person. */
export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: string;
  /** From the database: names of the schema, never values. */
  constraint?: string;
  table?: string;
  cause?: LoggedError;
}

const maxDepth = 3;
const maxLength = 8000;

/**
 * An error as it is logged. Only these fields: libraries attach the request, the parameters of a statement or the
 * line of a mail server, and the database quotes the values of a row.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: typeof error === 'string' ? maskText(error) : '', stack: '' };
  }
  const described: LoggedError = {
    type: error.constructor.name,
    message: maskText(error.message),
    stack: maskText(error.stack ?? ''),
  };
  for (const name of ['code', 'constraint', 'table'] as const) {
    const value: unknown = Reflect.get(error, name);
    if (typeof value === 'string' || typeof value === 'number') described[name] = maskText(String(value));
  }
  if (error.cause instanceof Error && depth < maxDepth) {
    described.cause = describeError(error.cause, depth + 1);
  }
  return described;
}

/** Without addresses of mail, queries of links, passwords in links, and whatever is long enough to be a secret. */
export function maskText(text: string): string {
  return text
    .slice(0, maxLength)
    .replaceAll(/(\w:\/\/)[^\s/@]+@/g, '$1(secret)@')
    .replaceAll(/[^\s<>"'(),:;=]{1,64}@[\w-]+(?:\.[\w-]+)+/g, '(address)')
    .replaceAll(/([\w)\]/])\?[\w.~%[\]-]+=[^\s"')]*/g, '$1?…')
    .replaceAll(/(invalid input (?:syntax|value)[^"\n]*?)"[^"\n]*"/g, '$1"…"')
    .replaceAll(/[\w+=-]{32,}/g, maskToken);
}

/** Ids are logged, and names in code have no digits among their letters as a secret does. */
function maskToken(word: string): string {
  const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(word);
  return isId || !/\d/.test(word) || !/[a-z]/i.test(word) ? word : '(secret)';
}
