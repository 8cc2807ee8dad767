import { swapWithNeighbour } from './swap-neighbour';

describe('moving a line by one step', () => {
  it('swaps it with its neighbour, and changes nothing at the ends', () => {
    expect(swapWithNeighbour(['city', 'price', 'rooms'], 'price', -1)).toEqual(['price', 'city', 'rooms']);
    expect(swapWithNeighbour(['city', 'price', 'rooms'], 'price', 1)).toEqual(['city', 'rooms', 'price']);
    expect(swapWithNeighbour(['city', 'price'], 'city', -1)).toEqual(['city', 'price']);
    expect(swapWithNeighbour(['city', 'price'], 'price', 1)).toEqual(['city', 'price']);
    expect(swapWithNeighbour(['city'], 'rooms', 1)).toEqual(['city']);
  });
});
