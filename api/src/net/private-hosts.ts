import { lookup } from 'node:dns/promises';
import { isPrivateAddress } from './private-address';

/** Hosts in the private network that settings of the agency may name: by name or address, or all of them. */
export type PrivateHosts = 'all' | readonly string[];

/** A host in the private network of the server, which this installation does not let the agency name; says so in French. */
export class PrivateHostError extends Error {
  constructor() {
    super('Ce serveur est à une adresse interne, que cette installation n’autorise pas.');
  }
}

/**
 * Where to connect for a host that somebody typed: the host itself where the installation allows it, otherwise the public
 * address that it was found to have. The name is looked up once, so that no later answer can differ (DNS rebinding).
 * Throws PrivateHostError, and what the lookup throws.
 */
export async function publicAddressOf(host: string, allowed: PrivateHosts): Promise<string> {
  if (allowed === 'all' || allowed.includes(host.toLowerCase())) return host;
  const found = await lookup(host, { all: true, order: 'ipv4first' });
  const [first] = found;
  if (!first || found.some(({ address }) => isPrivateAddress(address))) throw new PrivateHostError();
  return first.address;
}
