import type { ConnectionRequest, RequestedConnection } from '@waymark/contract/integrations/connections';
import { msg, type Message } from '@waymark/contract/text/message';

/** The parameters with which an assistant sends a person here; the first of each counts. */
export function readRequest(search: URLSearchParams): ConnectionRequest {
  const first = (name: keyof ConnectionRequest) => search.get(name) ?? '';
  return {
    client_id: first('client_id'),
    redirect_uri: first('redirect_uri'),
    response_type: first('response_type'),
    code_challenge: first('code_challenge'),
    code_challenge_method: first('code_challenge_method'),
    scope: first('scope'),
    state: first('state'),
    resource: first('resource'),
  };
}

/** Where the answer goes. */
export function describeGoal({ host, isLocal }: Pick<RequestedConnection, 'host' | 'isLocal'>): Message {
  return isLocal
    ? msg`The answer goes to <strong>a program on this device (${host})</strong>.`
    : msg`The answer goes to <strong>${host}</strong>.`;
}
