import type { Commune } from '@pignon/shared/domain/commune/commune.schema';
import { startWorld, type World } from '../../../test/world';

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
});
afterAll(() => world.close());

const complete = (q: string) => world.call(`GET commune/find?q=${encodeURIComponent(q)}`, { token });
const namesOf = (communes: Commune[]) => communes.map(({ name }) => name);

describe('commune/find', () => {
  it.each([
    ['the beginning of a name', 'bayon', 'Bayonne'],
    ['a name without its accents', 'hasparren', 'Hasparren'],
    ['a postcode', '64200', 'Biarritz'],
  ])('finds %s', async (_, typed, name) => {
    const { status, body } = await complete(typed);
    expect(status).toBe(200);
    expect(namesOf(body as Commune[])).toContain(name);
  });

  it('returns at most ten, the most populated first', async () => {
    const { body } = await complete('saint');
    expect(body).toHaveLength(10);
    expect(namesOf(body as Commune[])[0]).toBe('Saint-Étienne');
  });

  it('returns a part of a commune with its own postcode first', async () => {
    const { body } = await complete('équeurdreville-hainn');
    expect(body).toEqual([
      {
        insee: '50129',
        name: 'Cherbourg-en-Cotentin',
        foundAs: 'Équeurdreville-Hainneville',
        postcodes: ['50120', '50100', '50110', '50130', '50460', '50470'],
      },
    ]);
  });

  it('returns none for text that starts no name', async () => {
    expect((await complete('zzzzz')).body).toEqual([]);
  });

  it.each(['', 'a', ' b '])('requires two characters (%j)', async (typed) => {
    expect((await complete(typed)).status).toBe(422);
  });
});
