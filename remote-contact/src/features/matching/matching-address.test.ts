import { matchingAddress, readMatchingAddress, tourAddress } from './matching-address';
import { grouped } from './groups';

describe('the address of a matching', () => {
  it.each([
    '/crossed',
    '/crossed?contact=7',
    '/crossed?contact=7&strict=yes',
    '/crossed?property=V26-1&strict=yes&seen=yes',
    '/crossed?property=V26-00042',
  ])('stays %s when it is read and written again', (address) => {
    expect(matchingAddress(readMatchingAddress(new URL(address, 'http://x').search))).toBe(address);
  });

  it.each(['?contact=abc', '?contact=0', '?contact=-1'])('passes over %s', (search) => {
    expect(readMatchingAddress(search)).toEqual({ from: 'contact', contactId: null, strict: false, seen: false });
  });

  it('is a property’s even before one was chosen', () => {
    expect(readMatchingAddress('?property=')).toEqual({
      from: 'property',
      reference: null,
      strict: false,
      seen: false,
    });
  });

  it('leads to a tour', () => {
    expect(tourAddress(['V26-1', 'V26-2'], [7])).toBe('/visit/new?properties=V26-1%2CV26-2&contact=7');
  });
});

it('tells what suits from what misses something', () => {
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
