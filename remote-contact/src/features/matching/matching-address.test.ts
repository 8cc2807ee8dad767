import { matchingAddress, readMatchingAddress, tourAddress } from './matching-address';
import { grouped } from './groups';

describe('the address of the matching page', () => {
  it.each([
    '/crossed',
    '/crossed?contact=7',
    '/crossed?contact=7&strict=yes',
    '/crossed?property=V26-1&strict=yes&seen=yes',
    '/crossed?property=V26-00042',
  ])('stays %s when it is read and written again', (address) => {
    expect(matchingAddress(readMatchingAddress(new URL(address, 'http://x').search))).toBe(address);
  });

  it.each(['?contact=abc', '?contact=0', '?contact=-1'])('ignores %s', (search) => {
    expect(readMatchingAddress(search)).toEqual({ from: 'contact', contactId: null, strict: false, seen: false });
  });

  it('is in the property direction even before a property is chosen', () => {
    expect(readMatchingAddress('?property=')).toEqual({
      from: 'property',
      reference: null,
      strict: false,
      seen: false,
    });
  });

  it('opens a new tour', () => {
    expect(tourAddress(['V26-1', 'V26-2'], [7])).toBe('/visit/new?properties=V26-1%2CV26-2&contact=7');
  });
});

it('separates matches from near misses', () => {
  const reason = (verdict: 'MATCH' | 'NEAR' | 'MISS') => ({
    criterion: 'PRICE' as const,
    verdict,
    text: '',
    share: 100,
    points: 0,
  });
  const near = { reasons: [reason('NEAR')] };
  const miss = { reasons: [reason('MATCH'), reason('MISS')] };
  expect(grouped([miss, near])).toEqual({ suiting: [near], near: [miss] });
});
