import { Secret } from 'otpauth';
import { applicationUri, newSecret, stepOfCode } from './application-code';

/** Secret of RFC 6238, appendix B: "12345678901234567890" in ASCII. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32;

/** Appendix B of RFC 6238, SHA-1: seconds since 1970, time step, and the code of eight digits. */
const VECTORS = [
  [59, 0x1, '94287082'],
  [1_111_111_109, 0x23523ec, '07081804'],
  [1_111_111_111, 0x23523ed, '14050471'],
  [1_234_567_890, 0x273ef07, '89005924'],
  [2_000_000_000, 0x3f940aa, '69279037'],
  [20_000_000_000, 0x27bc86aa, '65353130'],
] as const;

describe.each(VECTORS)('at %d seconds', (seconds, step, eightDigits) => {
  // six digits of a code are the last six of its eight (RFC 4226, 5.3: modulo a power of ten)
  const code = eightDigits.slice(2);
  const stepAt = (now: number) => stepOfCode({ secret: SECRET, code, now });

  it(`${code} is the code of RFC 6238, appendix B`, () => {
    expect(stepAt(seconds * 1000)).toBe(step);
  });

  it('is accepted one step earlier and later, and no longer', () => {
    const [begin, end] = [step * 30_000, step * 30_000 + 29_999];
    expect([stepAt(begin - 30_000), stepAt(end + 30_000)]).toEqual([step, step]);
    expect([stepAt(begin - 30_001), stepAt(end + 30_001)]).toEqual([null, null]);
  });
});

it.each(['', '28708', '2870822', '28708x', '-87082', '000000'])('refuses %j', (code) => {
  expect(stepOfCode({ secret: SECRET, code, now: 59_000 })).toBeNull();
});

it('makes secrets of 160 random bits, and the address that applications scan', () => {
  const [first, second] = [newSecret(), newSecret()];
  expect(first).toMatch(/^[A-Z2-7]{32}$/);
  expect(second).not.toBe(first);
  const uri = new URL(applicationUri(first, 'anne+1@pignon.test'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Pignon:anne+1@pignon.test',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Pignon',
    secret: first,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
