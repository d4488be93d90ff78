/** The host of a website, without "www."; undefined for what is no address. */
export function websiteHost(website: string): string | undefined {
  return URL.parse(website)?.hostname.replace(/^www\./, '') || undefined;
}
