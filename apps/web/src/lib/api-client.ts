import { readAccessToken } from './access-token.ts';
import { readAnswer } from './api-answer.ts';

const base = '/api';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface CallOptions {
  json?: unknown;
  /** Finishes even when the page is left meanwhile. */
  keepalive?: boolean;
}

function authorization(token: string): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Calls the API as whoever is signed in; `path` is below `/api`. */
export async function callApi<T>(method: Method, path: string, options: CallOptions = {}): Promise<T> {
  const { json, keepalive = false } = options;
  const token = readAccessToken();
  const response = await fetch(base + path, {
    method,
    keepalive,
    headers: {
      ...authorization(token),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  return readAnswer<T>(response.status, await response.text(), token);
}

/**
 * Posts a form that may hold a file. `onProgress` hears the share sent so far, from 0 to 1: fetch cannot
 * tell it, hence the older request object.
 */
export function uploadForm<T>(path: string, form: FormData, onProgress: (share: number) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const token = readAccessToken();
    const request = new XMLHttpRequest();
    request.open('POST', base + path);
    for (const [name, value] of Object.entries(authorization(token))) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => readAnswer<T>(request.status, request.responseText, token).then(resolve, reject);
    request.onerror = () => reject(new TypeError('The upload broke off.'));
    request.send(form);
  });
}

/** Saves an attachment: a plain link could not carry the token. */
export async function downloadFile(path: string, fileName: string): Promise<void> {
  const token = readAccessToken();
  const response = await fetch(base + path, { headers: authorization(token) });
  if (!response.ok) return readAnswer(response.status, await response.text(), token);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The click only asks for the download; the address must outlive the moment in which it starts.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
