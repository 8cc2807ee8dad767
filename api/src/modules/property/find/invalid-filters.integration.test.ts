import { startWorld, type World } from '../../../../test/world';

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
});
afterAll(() => world.close());

describe('invalid filters of property/find', () => {
  it.each([
    [
      'a polygon left open',
      {
        location: {
          polygon: {
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [0, 1],
                [1, 1],
                [1, 0],
              ],
            ],
          },
        },
      },
    ],
    [
      'a polygon that is a point',
      {
        location: {
          polygon: { type: 'Polygon', coordinates: [Array(4).fill([0, 0])] },
        },
      },
    ],
    ['a radius that is none', { location: { center: { lat: 43, lon: -1 }, radiusKm: 'loin' } }],
    ['a centre off the map', { location: { center: { lat: 91, lon: 0 }, radiusKm: 1 } }],
    ['a price in words', { price: { min: 'cher' } }],
    ['a commune by its name', { location: { cities: ['Bayonne'] } }],
    ['more references than a cart holds', { references: Array.from({ length: 501 }, (_, n) => `V${n}`) }],
    ['what it does not know', { owner: 'Harispe' }],
  ])('refuses %s with a sentence', async (_, dto) => {
    const answer = await world.call('POST property/find', { token, body: { dto } });
    expect(answer.status).toBe(422);
    const { errors } = answer.body as { errors: { message: string }[] };
    expect(errors[0]?.message).toMatch(/\S/);
  });
});
