/** The codes of OAuth 2.1, of RFC 7591 and RFC 8707 that are answered here. */
type OauthCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'invalid_redirect_uri'
  | 'invalid_client_metadata';

/** A refusal in the shape of the protocol, for programs that speak it. */
export class OauthError extends Error {
  readonly code: OauthCode;

  constructor(code: OauthCode, message: string) {
    super(message);
    this.code = code;
  }

  toBody(): { error: string; error_description: string } {
    return { error: this.code, error_description: this.message };
  }
}
