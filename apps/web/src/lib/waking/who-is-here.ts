import type { Answer } from '@waymark/contract/endpoints';
import { callApi } from '../api-client.ts';

type Who = Answer<'GET /get-auth-user'>;

/** What the first script has asked, and the script of the page has not taken yet. */
let asked: Promise<Who> | undefined;

/** For the first script, which shows who is signed in: the script of the page need not ask again. */
export const askWhoIsHere = (): Promise<Who> => (asked = callApi('GET /get-auth-user'));

/** What was asked already, once; else asks. */
export function takeWhoIsHere(): Promise<Who> {
  const answer = asked ?? callApi('GET /get-auth-user');
  asked = undefined;
  return answer;
}
