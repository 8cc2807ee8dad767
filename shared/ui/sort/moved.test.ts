import { moved } from './moved';

describe('a line that is moved by a step', () => {
  it('changes places with its neighbour, and stays at the ends', () => {
    expect(moved(['city', 'price', 'rooms'], 'price', -1)).toEqual(['price', 'city', 'rooms']);
    expect(moved(['city', 'price', 'rooms'], 'price', 1)).toEqual(['city', 'rooms', 'price']);
    expect(moved(['city', 'price'], 'city', -1)).toEqual(['city', 'price']);
    expect(moved(['city', 'price'], 'price', 1)).toEqual(['city', 'price']);
    expect(moved(['city'], 'rooms', 1)).toEqual(['city']);
  });
});
