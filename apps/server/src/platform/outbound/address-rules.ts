import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address belongs to a machine of the public internet: nothing of this machine, of the network it stands
 * in or of a provider's services for its machines (RFC 6890; metadata services are link-local). An IPv4 address
 * within an IPv6 one is judged as itself; translated and tunnelled ones are refused.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  return ipaddr.process(text).range() === 'unicast';
}

/** The address that the host of a URL is, where it is one and no name; IPv6 without its brackets. */
export function addressOfHost(hostname: string): string | undefined {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return ipaddr.isValid(bare) ? bare : undefined;
}
