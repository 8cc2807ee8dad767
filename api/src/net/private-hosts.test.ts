import { lookup } from 'node:dns/promises';
import { PrivateHostError, publicAddressOf } from './private-hosts';

jest.mock('node:dns/promises', () => ({ lookup: jest.fn() }));
const resolving = (...addresses: string[]) =>
  jest.mocked(lookup).mockResolvedValue(addresses.map((address) => ({ address, family: 4 })) as never);

describe('a typed host', () => {
  it('is connected to at its resolved public address', async () => {
    resolving('93.184.216.34', '2606:2800:220:1::1');
    expect(await publicAddressOf('ftp.portal.example', [])).toBe('93.184.216.34');
  });

  it.each([
    ['this machine', '127.0.0.1'],
    ['the network of the server', '192.168.1.4'],
    ['the metadata of a cloud', '169.254.169.254'],
    ['IPv4 inside IPv6', '::ffff:10.0.0.1'],
  ])('is refused at %s', async (_, address) => {
    resolving(address);
    await expect(publicAddressOf('ftp.portal.example', [])).rejects.toThrow(PrivateHostError);
  });

  it('is refused when one of its addresses is private', async () => {
    resolving('93.184.216.34', '10.0.0.1');
    await expect(publicAddressOf('ftp.portal.example', [])).rejects.toThrow(PrivateHostError);
  });

  it('is allowed unresolved when the installation names it, in any notation, and no other', async () => {
    resolving('10.0.0.1');
    expect(await publicAddressOf('Mail.Agence.lan', ['mail.agence.lan'])).toBe('Mail.Agence.lan');
    expect(await publicAddressOf('other.lan', 'all')).toBe('other.lan');
    await expect(publicAddressOf('other.lan', ['mail.agence.lan'])).rejects.toThrow(PrivateHostError);
  });
});
