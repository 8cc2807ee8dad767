import { CriterionSchema, type Criterion } from '@pignon/shared/domain/contact/criterion.schema';
import { DEFAULT_CRITERIA } from '@pignon/shared/domain/contact/draft-contact';
import {
  areasAt,
  boundsAt,
  choicesAt,
  communesAt,
  MAX_AREAS,
  readBound,
  withAreas,
  withBounds,
  withChoices,
  withCommunes,
} from './search-values';

const AREA: Criterion = {
  key: { type: 'LOCATION', key: 'POLYGON' },
  values: [
    {
      type: 'Polygon',
      coordinates: [
        [
          [-1.5, 43.4],
          [-1.4, 43.4],
          [-1.4, 43.5],
          [-1.5, 43.4],
        ],
      ],
    },
  ],
};

describe('a typed bound', () => {
  it.each([
    ['45,5', 'HOME_SIZE', 45.5],
    ['45.5', 'LAND_SIZE', 45.5],
    ['45,559', 'HOME_SIZE', 45_559],
    ['1045,559', 'HOME_SIZE', 1045.55],
    ['850,50', 'PRICE', 850.5],
    ['450.000', 'PRICE', 450_000],
    ['450\u202f000', 'PRICE', 450_000],
    ['3,5', 'ROOMS', 3],
    ['2.9', 'BEDROOM', 2],
    ['', 'PRICE', null],
    ['4,5,6', 'PRICE', undefined],
    ['1000000000', 'PRICE', undefined],
  ] as const)('%j of %s is %j', (text, key, expected) => {
    expect(readBound(text, key)).toBe(expected);
  });
});

describe('a search in the form', () => {
  it('starts with a house to buy between 250 000 and 750 000 €', () => {
    expect(choicesAt(DEFAULT_CRITERIA, 'TRANSACTION_TYPE')).toEqual(['SALE']);
    expect(choicesAt(DEFAULT_CRITERIA, 'TYPE')).toEqual(['HOUSE']);
    expect(boundsAt(DEFAULT_CRITERIA, 'PRICE')).toEqual([250_000, 750_000]);
    expect(boundsAt(DEFAULT_CRITERIA, 'ROOMS')).toEqual([null, null]);
  });

  it('writes each criterion in the form that the schema allows', () => {
    const criteria = [
      ...withChoices([], 'TRANSACTION_TYPE', ['RENT', 'SALE']),
      ...withChoices([], 'TYPE', ['LOFT', 'HOUSE']),
      ...withCommunes([], ['64122', '64122']),
      ...withBounds([], 'PRICE', [null, 300_000]),
      ...withBounds([], 'ROOMS', [3, null]),
      ...withBounds([], 'HOME_SIZE', [80, 120]),
      ...withBounds([], 'LAND_SIZE', [500, null]),
      ...withBounds([], 'BEDROOM', [2, null]),
    ];
    expect(criteria).toEqual([
      { key: { type: 'ATTRIBUTE', key: 'TRANSACTION_TYPE' }, values: ['SALE', 'RENT'] },
      { key: { type: 'ATTRIBUTE', key: 'TYPE' }, values: ['HOUSE', 'LOFT'] },
      { key: { type: 'LOCATION', key: 'CITY' }, values: ['64122'] },
      { key: { type: 'NUMBER', key: 'PRICE' }, values: [null, 300_000] },
      { key: { type: 'NUMBER', key: 'ROOMS' }, values: [3, null] },
      { key: { type: 'NUMBER', key: 'HOME_SIZE' }, values: [80, 120] },
      { key: { type: 'NUMBER', key: 'LAND_SIZE' }, values: [500, null] },
      { key: { type: 'ROOM_TYPE', key: 'BEDROOM' }, values: [2, null] },
    ]);
    for (const criterion of criteria) expect(CriterionSchema.safeParse(criterion).success).toBe(true);
  });

  it('removes an empty criterion', () => {
    expect(withBounds(DEFAULT_CRITERIA, 'PRICE', [null, null])).toHaveLength(2);
    expect(withChoices(DEFAULT_CRITERIA, 'TYPE', [])).toHaveLength(2);
    expect(withCommunes(withCommunes([], ['64122']), [])).toEqual([]);
  });

  it('leaves the other criteria unchanged, drawn areas too', () => {
    const next = withBounds([AREA, ...DEFAULT_CRITERIA], 'PRICE', [1, 2]);
    expect(next).toContainEqual(AREA);
    expect(next.filter(({ key }) => key.key === 'PRICE')).toHaveLength(1);
    expect(communesAt(next)).toEqual([]);
  });

  it('keeps drawn areas as polygons, at most ten, and none when the last is removed', () => {
    const [area] = areasAt([AREA]);
    if (!area) throw new Error('no area');
    const withDrawnAreas = withAreas(DEFAULT_CRITERIA, [area, area]);
    expect(withDrawnAreas.map(({ key }) => key.key)).toEqual(['TRANSACTION_TYPE', 'TYPE', 'POLYGON', 'PRICE']);
    expect(areasAt(withDrawnAreas)).toEqual([area, area]);
    for (const criterion of withDrawnAreas) expect(CriterionSchema.safeParse(criterion).success).toBe(true);
    const many = withAreas(
      [],
      Array.from({ length: MAX_AREAS + 1 }, () => area),
    );
    expect(areasAt(many)).toHaveLength(MAX_AREAS);
    expect(CriterionSchema.safeParse(many[0]).success).toBe(true);
    expect(withAreas(withDrawnAreas, [])).toEqual(DEFAULT_CRITERIA);
  });
});
