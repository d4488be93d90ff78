/** From the answer on the page to the assistant's call for its tokens. */
export const codeSeconds = 60;

export const accessMinutes = 15;

/** For how long an access token that has expired is known as such. */
export const expiredTokensKeptDays = 1;

/** How long a registered assistant waits for its first person. */
export const unusedClientsKeptDays = 7;

/** Registered assistants that nobody has connected; the oldest make room. */
export const unusedClientsLimit = 10_000;

export const redirectsOfClientLimit = 10;

/** The time of the last call is written once a minute at most. */
export const connectionTouchSeconds = 60;

/** Programs that look for leaked secrets recognise them by these. */
export const accessTokenPrefix = 'wk_mcp_';
export const refreshTokenPrefix = 'wk_mcpr_';

/** The paths below which assistants find the tools; the second asks for a sign-in before anything else. */
export const toolPaths = ['/mcp', '/mcp/account'] as const;

/** Where the protocol is spoken. */
export const oauthPaths = {
  registration: '/oauth/register',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  resource: '/.well-known/oauth-protected-resource',
  server: '/.well-known/oauth-authorization-server',
} as const;

/** What an assistant says of itself at its own address, and for how long that is known. */
export const documentMaxBytes = 16 * 1024;
export const documentTimeoutMs = 5000;
export const documentKnownMinutes = 60;
