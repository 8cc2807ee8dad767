import { createCustomerLinks, pagePath, unsubscribePath } from './customer-links';
import { keysOf } from '../../../../test/fakes/test-keys';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const links = createCustomerLinks(keysOf('secret'), () => NOW);

describe('a customer’s link', () => {
  it('identifies its message until it expires', () => {
    const token = links.token('page', 1234, 60);
    expect(links.read('page', token)).toBe(1234);
    expect(createCustomerLinks(keysOf('secret'), () => NOW + 59_000).read('page', token)).toBe(1234);
    expect(createCustomerLinks(keysOf('secret'), () => NOW + 60_000).read('page', token)).toBeNull();
  });

  it('stays valid after an upgrade of the product', () => {
    expect(links.token('page', 1234, 60)).toBe('ya.toujto.jGuYWMJapGi-BSnbSZEeNLK7a3mnA06t');
    expect(pagePath('ya.x')).toBe('/api/p/ya.x');
    expect(unsubscribePath('ya.x')).toBe('/api/p/ya.x/unsubscribe');
  });

  it('is valid for one kind and one installation', () => {
    const token = links.token('page', 1234, 60);
    expect(links.read('unsubscribe', token)).toBeNull();
    expect(createCustomerLinks(keysOf('other'), () => NOW).read('page', token)).toBeNull();
  });

  it.each(['', 'x', '1.2.3', `1.zzzz.${'a'.repeat(32)}`, `0.zzzzzz.${'a'.repeat(32)}`, `1.zzzzzz.${'é'.repeat(32)}`])(
    'is not %s',
    (token) => expect(links.read('page', token)).toBeNull(),
  );

  it('becomes invalid when any character changes', () => {
    const token = links.token('page', 35, 3600);
    const tampered = Array.from(token, (letter, at) => {
      if (letter === '.') return token;
      return token.slice(0, at) + (letter === 'a' ? 'b' : 'a') + token.slice(at + 1);
    }).filter((each) => each !== token);
    expect(tampered.map((each) => links.read('page', each)).filter((id) => id !== null)).toEqual([]);
  });
});
