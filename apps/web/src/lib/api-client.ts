import type { Answer, EndpointKey, SentBody, SentParams, SentQuery } from '@waymark/contract/endpoints';
import { proofHeader } from '@waymark/contract/proof-header';
import { readAccessToken } from './access-token.ts';
import { isApiError, parseAnswer } from './api-answer.ts';
import { documentLanguage } from './languages/document-language.ts';
import { holdPressed } from './messages/pressed.ts';

const base = '/api';

type PathInput<Key extends EndpointKey> = Needed<'params', SentParams<Key>> & Needed<'query', SentQuery<Key>>;
type CallInput<Key extends EndpointKey> = PathInput<Key> & Needed<'body', SentBody<Key>>;
/** A part that the endpoint has: left out where all of it may be left out. */
type Needed<Name extends string, Part> = [Part] extends [undefined]
  ? unknown
  : Partial<Part> extends Part
    ? { [name in Name]?: Part }
    : { [name in Name]: Part };
type InputOf<Parts> = Partial<Parts> extends Parts ? [input?: Parts] : [input: Parts];

interface CallOptions {
  /** Finishes even when the page is left meanwhile. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

/** Calls an endpoint of the contract as the signed-in user; throws as documented at `parseAnswer`. */
export function callApi<Key extends EndpointKey>(
  key: Key,
  ...rest: [...InputOf<CallInput<Key>>, options?: CallOptions]
): Promise<Answer<Key>> {
  const [input = {}, options = {}] = rest as unknown as [input?: Input, options?: CallOptions];
  return holdPressed(send(key, input, options));
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

async function send<T>(key: string, input: Input, options: CallOptions, proof?: string): Promise<T> {
  const { body } = input;
  const token = readAccessToken();
  const { method, address } = addressOf(key, input);
  const response = await fetch(address, {
    ...options,
    method,
    headers: {
      ...headersOf(token),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(proof === undefined ? {} : { [proofHeader]: proof }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  try {
    return await parseAnswer<T>(response.status, text, token);
  } catch (failure) {
    if (proof !== undefined || !isApiError(failure) || failure.proof !== true) throw failure;
    return send(key, input, options, await computeProof());
  }
}

/** An address that has made very many calls computes a second for each further one, unseen by the person. */
async function computeProof(): Promise<string> {
  const [{ solveChallenge }, challenge] = await Promise.all([
    import('../components/form/captcha/solve-challenge.ts'),
    send<Answer<'GET /captcha'>>('GET /captcha', {}, {}),
  ]);
  return solveChallenge(challenge);
}

/** Answers are in the language of the page. */
function headersOf(token: string): Record<string, string> {
  return {
    'accept-language': documentLanguage(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** Where `METHOD /path/:name` goes to with these parameters; those that are undefined are left out. */
export function addressOf(
  key: string,
  { params = {}, query = {} }: Input,
): { method: string; address: string } {
  const [method = '', path = ''] = key.split(' ');
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return { method, address: `${base}${filled}${text && `?${text}`}` };
}

/**
 * Posts a form that may hold a file. `onProgress` hears the share sent so far, from 0 to 1: fetch cannot
 * tell it, hence the older request object.
 */
export function uploadForm<Key extends EndpointKey & `POST ${string}`>(
  key: Key,
  form: FormData,
  onProgress: (share: number) => void,
  params: Record<string, string> = {},
): Promise<Answer<Key>> {
  const sent = new Promise<Answer<Key>>((resolve, reject) => {
    const token = readAccessToken();
    const request = new XMLHttpRequest();
    const { method, address } = addressOf(key, { params });
    request.open(method, address);
    for (const [name, value] of Object.entries(headersOf(token))) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () =>
      parseAnswer<Answer<Key>>(request.status, request.responseText, token).then(resolve, reject);
    request.onerror = () => reject(new TypeError('The upload broke off.'));
    request.send(form);
  });
  return holdPressed(sent);
}

/** The bytes of an endpoint that answers with a file. */
export function fetchFile<Key extends EndpointKey & `GET ${string}`>(
  key: Key,
  input: PathInput<Key>,
): Promise<Blob> {
  return holdPressed(readFile(addressOf(key, input as Input).address));
}

async function readFile(address: string): Promise<Blob> {
  const token = readAccessToken();
  const response = await fetch(address, { headers: headersOf(token) });
  return response.ok ? response.blob() : parseAnswer(response.status, await response.text(), token);
}

/** Saves an attachment: a plain link could not carry the token. */
export async function downloadFile<Key extends EndpointKey & `GET ${string}`>(
  key: Key,
  input: PathInput<Key>,
  fileName: string,
): Promise<void> {
  const address = URL.createObjectURL(await fetchFile(key, input));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The click only asks for the download; the address must outlive the moment in which it starts.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
