import type { Location } from '@pignon/shared/domain/common/geo/location.schema';
import { EMPTY_LOCATION } from '@pignon/shared/domain/common/geo/address';
import { LOCATED_CASES, OFFERED_CASES, REFUSED_CASES } from '@pignon/shared/domain/commune/place-cases.fixture';
import { loadCommunes, type Communes } from './communes';
import { problemOfAddress, settleAddress, withCommune } from './validate-address';

let communes: Communes;
beforeAll(async () => {
  communes = await loadCommunes();
});

const locationOf = (part: Partial<Location>): Location => ({ ...EMPTY_LOCATION, ...part });
const plain = (name: string | undefined | null) => name?.replace(/’/g, "'") ?? null;

describe('the resolved commune', () => {
  it.each(LOCATED_CASES)('by %j is %s, %s (%s)', (place, insee, name) => {
    const found = communes.locate(locationOf(place));
    expect([found?.insee ?? null, plain(found?.name)]).toEqual([insee, plain(name)]);
  });

  it.each(OFFERED_CASES)('is suggested for the typed text %j: %j', (typed, expectedNames) => {
    expect(communes.complete(typed, expectedNames.length).map(({ name }) => plain(name))).toEqual(
      expectedNames.map(plain),
    );
  });
});

describe('a written address', () => {
  it.each(REFUSED_CASES)('of a %s, %j, is refused at %s (%s)', (owner, place, path) => {
    expect(problemOfAddress(locationOf(place), null, owner, communes)?.path ?? null).toBe(path);
  });

  it.each([
    [
      'PROPERTY',
      { insee: '64102', postcode: '64200', city: 'Bayonne' },
      'Le code postal 64200 n’est pas celui de Bayonne (64100).',
    ],
    [
      'PROPERTY',
      { insee: '75056', postcode: '75000', city: 'Paris' },
      'Le code postal 75000 n’est pas celui de Paris (75001, 75002, 75003…).',
    ],
    [
      'PROPERTY',
      { insee: '64102', postcode: '64109', city: 'Bayonne CEDEX' },
      'Le code postal 64109 n’est pas celui de Bayonne (64100). Un bien n’est pas situé par une adresse CEDEX.',
    ],
    [
      'CONTACT',
      { insee: '64102', postcode: '64109', city: 'Bayonne' },
      'Le code postal 64109 n’est pas celui de Bayonne (64100). Pour une adresse CEDEX, écrivez « Bayonne CEDEX » comme commune.',
    ],
    [
      'PROPERTY',
      { insee: '99999', city: 'Bayonne' },
      'Aucune commune n’a le code INSEE 99999. Choisissez la commune dans la liste.',
    ],
    [
      'PROPERTY',
      { postcode: '75001', city: 'St-Denis' },
      'Le code postal 75001 n’est celui d’aucune commune nommée Saint-Denis. Choisissez la commune dans la liste.',
    ],
  ] as const)('of a %s, %j, is refused in a sentence', (owner, place, sentence) => {
    const message = problemOfAddress(locationOf(place), null, owner, communes)?.message;
    expect(message?.replace(/\u00a0/g, ' ')).toBe(sentence);
  });

  it('is not refused when it is unchanged', () => {
    const invalidLocation = locationOf({ insee: '64102', postcode: '64200', city: 'Bayonne' });
    expect(
      problemOfAddress({ ...invalidLocation, street: '3 rue Thiers' }, invalidLocation, 'PROPERTY', communes),
    ).toBeNull();
    expect(
      problemOfAddress({ ...invalidLocation, postcode: '64201' }, invalidLocation, 'PROPERTY', communes),
    ).not.toBeNull();
  });

  it('stays as it is when nothing of it changes', async () => {
    const old = locationOf({ insee: '75118', postcode: '75018', city: 'Paris 18e Arrondissement' });
    expect(await settleAddress({ ...old }, old, 'PROPERTY')).toEqual({ location: old, problem: null });
    expect(await settleAddress(null, old, 'CONTACT')).toEqual({ location: null, problem: null });
  });
});

describe('the name of the commune', () => {
  it('replaces the label, unless the label says more', () => {
    const place = locationOf({ street: '12 rue Custine', postcode: '75018', city: 'Paris' });
    const label = '12 rue Custine, 75018 Paris';
    expect(withCommune({ ...place, label }, communes)).toMatchObject({
      insee: '75118',
      city: 'Paris 18e',
      label: '12 rue Custine, 75018 Paris 18e',
    });
    expect(withCommune({ ...place, label: 'Au fond de la cour' }, communes).label).toBe('Au fond de la cour');
  });

  it.each([
    [{ insee: '64102', postcode: '64100', city: 'BAYONNE CEDEX' }, 'Bayonne'],
    [{ postcode: '64109', city: 'Bayonne CEDEX 9' }, 'Bayonne CEDEX 9'],
    [{ insee: '64495', postcode: '64310', city: 'Ibarron' }, 'Ibarron'],
    [{ insee: '64102', city: '' }, 'Bayonne'],
    [{ city: 'Trifouillis' }, 'Trifouillis'],
  ])('replaces a spelling of it and nothing else: %j', (place, city) => {
    expect(withCommune(locationOf(place), communes).city).toBe(city);
  });
});
