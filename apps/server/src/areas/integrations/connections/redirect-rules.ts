import { redirectMaxLength } from '@waymark/contract/integrations/choices';

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Names that the answer itself has: an address that brings its own could pass for another answer. */
const answerNames = ['code', 'state', 'iss', 'error', 'error_description'] as const;

/** Why an address may not be answered at, as one sentence; undefined for one that may. */
export function refuseRedirect(text: string, publicUrl: string): string | undefined {
  if (text.length > redirectMaxLength) return `A redirect URI has at most ${redirectMaxLength} characters.`;
  const url = URL.parse(text);
  if (!url || !/^[\x21-\x7e]+$/.test(text) || text.includes('\\'))
    return 'A redirect URI is a whole address.';
  if (url.protocol !== 'https:' && !isLoopback(url))
    return 'A redirect URI begins with https://, or with http:// on the device itself.';
  if (text.includes('#')) return 'A redirect URI has no fragment.';
  if (url.username || url.password) return 'A redirect URI has no user name and no password.';
  if (url.hostname.includes('*')) return 'A redirect URI names one host, without a wildcard.';
  if (url.host === new URL(publicUrl).host) return 'A redirect URI does not lead to the board itself.';
  if (answerNames.some((name) => url.searchParams.has(name)))
    return `A redirect URI has no parameter of the answer: ${answerNames.join(', ')}.`;
  return undefined;
}

/** Whether the answer goes to a program on the person's own device. */
export function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && loopback.includes(hostname);
}

/** Letter for letter; a program on the device listens at another port each time (RFC 8252, 7.3). */
export function isRegistered(registered: readonly string[], asked: string): boolean {
  if (registered.includes(asked)) return true;
  const url = URL.parse(asked);
  if (!url || !isLoopback(url)) return false;
  const anyPort = withoutPort(asked);
  return registered.some((one) => {
    const known = URL.parse(one);
    return known !== null && isLoopback(known) && withoutPort(one) === anyPort;
  });
}

const withoutPort = (text: string) => text.replace(/^(http:\/\/(?:[^/?[\]:]+|\[[^\]]*\])):\d+/, '$1');

/** The address with the answer; what it has of its own stays letter for letter. */
export function answerAt(redirectUri: string, answer: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(Object.entries(answer).filter(([, value]) => value !== ''));
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${parameters}`;
}
