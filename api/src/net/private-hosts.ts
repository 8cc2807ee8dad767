import { lookup } from 'node:dns/promises';
import { isPrivateAddress } from './private-address';

/** Private hosts that the agency's settings may use: names, addresses, or all. */
export type PrivateHosts = 'all' | readonly string[];

/** A host in the server's private network that the installation does not allow; the message is French. */
export class PrivateHostError extends Error {
  constructor() {
    super('Ce serveur est à une adresse interne, que cette installation n’autorise pas.');
  }
}

/**
 * Resolves a typed host to a public address, or to itself where the installation allows it. Resolved once, so that no
 * later answer can differ (DNS rebinding). @throws PrivateHostError, and errors of the lookup
 */
export async function publicAddressOf(host: string, allowed: PrivateHosts): Promise<string> {
  if (allowed === 'all' || allowed.includes(host.toLowerCase())) return host;
  const found = await lookup(host, { all: true, order: 'ipv4first' });
  const [first] = found;
  if (!first || found.some(({ address }) => isPrivateAddress(address))) throw new PrivateHostError();
  return first.address;
}
