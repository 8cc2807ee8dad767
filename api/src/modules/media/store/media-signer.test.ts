import { createMediaSigner, type MediaAddress } from './media-signer';
import { keysOf } from '../../../../test/fakes/test-keys';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-21T13:00:00Z');
const ADDRESS: MediaAddress = { owner: 'property', reference: 'V1/é', size: 'MD', path: 'abc.jpg' };

const signer = (at = NOW) => createMediaSigner(keysOf('secret'), () => at);
const partsOf = (path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://pignon.test');
  return { pathname, expires: Number(searchParams.get('e')), signature: searchParams.get('s') ?? '' };
};

describe('a signed address', () => {
  const signed = signer().sign(ADDRESS, 'image/png');
  const { pathname, expires, signature } = partsOf(signed.path);

  it('contains no slash in its parts, and expires in 6 to 12 hours', () => {
    expect(pathname).toBe('/api/media/file/property/V1%2F%C3%A9/MD/abc.jpg');
    expect(signed.expiration).toBe('2026-11-22T00:00:00.000Z');
    expect(Date.parse(String(signed.expiration))).toBe(expires * 1000);
    expect(signature).toHaveLength(32);
  });

  it('stays the same for 6 hours, so that browsers can cache the picture', () => {
    expect(signer(NOW + 4 * HOUR_MS).sign(ADDRESS, 'image/png')).toEqual(signed);
    expect(signer(NOW + 5 * HOUR_MS).sign(ADDRESS, 'image/png')).not.toEqual(signed);
  });

  it('is valid until it expires, for exactly this picture and this installation', () => {
    expect(signer(expires * 1000 - 1).holds(ADDRESS, expires, signature)).toBe(true);
    expect(signer(expires * 1000).holds(ADDRESS, expires, signature)).toBe(false);
    expect(signer().holds(ADDRESS, expires + 1, signature)).toBe(false);
    expect(signer().holds(ADDRESS, expires, signature.slice(1))).toBe(false);
    expect(createMediaSigner(keysOf('other'), () => NOW).holds(ADDRESS, expires, signature)).toBe(false);
  });

  it.each<Partial<MediaAddress>>([{ owner: 'contact' }, { reference: 'V2' }, { size: 'ORIGINAL' }, { path: 'b.jpg' }])(
    'is not valid for another: %j',
    (other) => expect(signer().holds({ ...ADDRESS, ...other }, expires, signature)).toBe(false),
  );

  it('separates its parts unambiguously', () => {
    const [one, other] = [
      signer().sign({ ...ADDRESS, reference: 'V', path: 'MD1.jpg' }, 'image/png'),
      signer().sign({ ...ADDRESS, reference: 'VMD', path: '1.jpg' }, 'image/png'),
    ];
    expect(partsOf(one.path).signature).not.toBe(partsOf(other.path).signature);
  });
});
