import type { TakeoverValues } from './takeover-fields';
import { readTakeoverLine } from './takeover-line';

const context = {
  defaults: { register: 'T' as const, type: 'NON_EXCLUSIVE' as const, feeType: 'SELLER' as const, negotiator: null },
  people: [],
  today: '2026-11-25',
};
const LINE: TakeoverValues = { registerNumber: '512', registerDate: '02/03/2026', propertyRef: 'V1' };
const read = (values: TakeoverValues) => readTakeoverLine({ ...LINE, ...values }, context);
const namesOf = (values: TakeoverValues) =>
  read(values).people.map(({ fields: { title, lastName, firstName } }) => [title, lastName, firstName]);

it.each<[TakeoverValues, unknown[]]>([
  [{}, []],
  [{ lastFirst: 'DUPONT Jean' }, [[null, 'DUPONT', 'Jean']]],
  [
    { lastFirst: 'M. DUPONT Jean et Mme MARTIN Claire' },
    [
      ['MR', 'DUPONT', 'Jean'],
      ['MRS', 'MARTIN', 'Claire'],
    ],
  ],
  [
    { lastFirst: 'DUPONT Jean ; MARTIN Claire / ETCHEVERRY Peio' },
    [
      [null, 'DUPONT', 'Jean'],
      [null, 'MARTIN', 'Claire'],
      [null, 'ETCHEVERRY', 'Peio'],
    ],
  ],
  [
    { lastFirst: 'DUPONT Jean et Claire' },
    [
      [null, 'DUPONT', 'Jean'],
      [null, 'DUPONT', 'Claire'],
    ],
  ],
  [
    { firstLast: 'Jean & Claire DUPONT' },
    [
      [null, 'DUPONT', 'Jean'],
      [null, 'DUPONT', 'Claire'],
    ],
  ],
  [
    { lastName: 'DUPONT', firstName: 'Jean', lastFirst2: 'MARTIN Claire' },
    [
      [null, 'DUPONT', 'Jean'],
      [null, 'MARTIN', 'Claire'],
    ],
  ],
])('names the principals of a line: %j', (values, names) => {
  expect(namesOf(values)).toEqual(names);
});

it('reads a couple in one cell as one contact, and a firm with « et » as one firm', () => {
  expect(read({ lastFirst: 'M. et Mme DUPONT Jean' }).people).toHaveLength(1);
  expect(read({ lastFirst: 'SCI Dupont et Fils' }).people).toHaveLength(1);
  expect(read({ company: 'Dupont et Fils' }).people).toHaveLength(1);
});

it('assigns each of several their own e-mail and telephone, and all of them the address', () => {
  const { people, problems } = read({
    ...{ lastFirst: 'DUPONT Jean ; MARTIN Claire', city: 'Bayonne', postcode: '64100' },
    ...{ email: 'jean@exemple.fr ; claire@exemple.fr', mobile: '06 12 34 56 78 / 06 12 34 56 79' },
  });
  expect(problems).toEqual([]);
  expect(people.map(({ fields, place }) => [fields.email, fields.phone[0]?.number, place?.city])).toEqual([
    ['jean@exemple.fr', '+33612345678', 'Bayonne'],
    ['claire@exemple.fr', '+33612345679', 'Bayonne'],
  ]);
});

it('reads a company with its representative and their capacity', () => {
  const { people, problems } = read({ company: 'SCI Éole', lastFirst: 'DUFAU Jean', capacity: 'gérant' });
  expect(problems).toEqual([]);
  expect(people.map(({ fields }) => fields)).toMatchObject([
    { title: 'COMPANY', company: 'SCI Éole', lastName: 'DUFAU', firstName: 'Jean', capacity: 'gérant' },
  ]);
});

it.each<[TakeoverValues, string[]]>([
  [{ lastFirst: 'DUPONT Jean', email2: 'claire@' }, ['email2', 'email2']],
  [{ lastFirst: 'DUPONT Jean ; MARTIN Claire', email: 'jean@exemple.fr ; claire@' }, ['email']],
  [{ lastFirst: 'A B;C D;E F;G H;I J;K L;M N;O P;Q R;S T' }, ['lastFirst']],
  [{ company: 'SCI Éole', capacity: 'g'.repeat(101) }, ['capacity']],
])('names the cell of an invalid principal: %j', (values, paths) => {
  expect(read(values).problems.map(({ path }) => path)).toEqual(paths);
});
