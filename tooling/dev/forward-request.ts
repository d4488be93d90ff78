import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** Has another port of this machine answer a request. */
export function forwardRequest(request: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = request;
  const forwarded = ask({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // An answer that breaks off there breaks off here.
    pipeline(answer, response, () => {});
  });
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end('The server was replaced meanwhile. Try again.\n');
  });
  pipeline(request, forwarded, () => {});
}
