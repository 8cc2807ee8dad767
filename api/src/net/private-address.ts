import ipaddr from 'ipaddr.js';

/**
 * True for every address that is not public: this machine, its network, multicast, reserved ranges, and IPv6 ranges
 * that carry an IPv4 address (6to4, Teredo, NAT64), by the registries in ipaddr.js. Mapped IPv4 counts as IPv4; an
 * invalid address counts as private.
 */
export function isPrivateAddress(address: string): boolean {
  return !ipaddr.isValid(address) || ipaddr.process(address).range() !== 'unicast';
}
