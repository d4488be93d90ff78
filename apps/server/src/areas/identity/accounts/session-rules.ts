import { BROWSER_MAP, getParser, OS_MAP } from 'bowser';
import { userAgentMaxLength } from './constants.ts';

const browsers = new Set<string>(Object.values(BROWSER_MAP));
const systems = new Set<string>(Object.values(OS_MAP));
/** These are called by their own name, not by that of their system. */
const models = new Set(['iPhone', 'iPad']);

/**
 * The device of a user agent as people call it: "Firefox on Windows", "Safari on iPhone". A browser writes what
 * it likes there, so that only names from the library's own lists are repeated.
 */
export function describeDevice(userAgent: string): string {
  const text = userAgent.slice(0, userAgentMaxLength).trim();
  if (text === '') return 'Unknown device';
  const { browser, os, platform } = getParser(text).getResult();
  const system = [platform.model, os.name].find(
    (name) => name !== undefined && (models.has(name) || systems.has(name)),
  );
  const name = browser.name !== undefined && browsers.has(browser.name) ? browser.name : undefined;
  if (name !== undefined) return system === undefined ? name : `${name} on ${system}`;
  return system === undefined ? 'Unknown device' : `A browser on ${system}`;
}
