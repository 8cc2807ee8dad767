import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import { MANDATE_ORDER } from '@pignon/shared/domain/mandate/mandate.enums';
import type { MandateFindReply } from '@pignon/shared/domain/mandate/mandate.schema';
import type { z } from 'zod';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyProperties } from '../property/property.service';
import { insertManyMandates } from './mandate.service';

type Reply = z.infer<typeof MandateFindReply>;

const dayFromNow = (days: number) => addDays(dayOf(), days);
const SIGNED = '2026-01-05T10:00:00.000Z';

let world: World;
let token: string;
let ids: number[];

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn([]);
  await world.db.tx(async (tx) => {
    const [anne = 0, firm = 0] = await insertManyContacts(tx, SOMEBODY, [
      { fields: contactFields({ lastName: 'Élissalde', firstName: 'Anne' }) },
      { fields: contactFields({ title: 'COMPANY', lastName: 'Durand', firstName: 'Luc', company: 'SCI du Phare' }) },
    ]);
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V1', fields: propertyFields({ title: 'Villa Arcadie' }) },
      { reference: 'V2', fields: propertyFields({ title: 'Loft', place: { city: 'Anglet' } }) },
    ]);
    const life = { registerDate: SIGNED, signatures: [{ contactId: anne, signedAt: SIGNED, image: null }] };
    ids = await insertManyMandates(tx, SOMEBODY, [
      {
        fields: mandateFields({
          propertyRef: 'V1',
          counterParts: [firm, anne],
          endDate: dayFromNow(10),
          price: 300_000,
        }),
        life: { ...life, status: 'RUNNING', registerNumber: 417 },
        createdTime: '2026-01-01T00:00:00.000Z',
      },
      {
        fields: mandateFields({
          propertyRef: 'V2',
          counterParts: [anne],
          type: 'NON_EXCLUSIVE',
          endDate: null,
          startDate: null,
        }),
        createdTime: '2026-02-01T00:00:00.000Z',
      },
      {
        fields: mandateFields({
          propertyRef: 'V1',
          counterParts: [firm],
          endDate: dayFromNow(5),
          negotiators: ['paul@pignon.test'],
        }),
        life: { status: 'EXPIRED', registerNumber: 416, registerDate: SIGNED },
        createdTime: '2026-03-01T00:00:00.000Z',
      },
    ]);
  });
});
afterAll(() => world.close());

async function find(body: object): Promise<Reply> {
  const answer = await world.call('POST mandate/find', { token, body });
  expect(answer.status).toBe(200);
  return answer.body;
}
/** Indexes in the list above, in the order of the response. */
const found = async (body: object) => (await find(body)).content.map(({ id }) => ids.indexOf(id));

describe('mandate/find', () => {
  it('shows the property, the principals in their order and who signed', async () => {
    const { content } = await find({ dto: { text: '417' } });
    expect(content).toMatchObject([
      {
        propertyRef: 'V1',
        propertyTitle: 'Villa Arcadie',
        city: 'Bayonne',
        status: 'RUNNING',
        registerNumber: 417,
        price: 300_000,
        endDate: dayFromNow(10),
        counterParts: [
          { name: 'SCI du Phare', signed: false },
          { name: 'Élissalde Anne', signed: true },
        ],
        signatures: { given: 1, wanted: 2, agent: false },
      },
    ]);
  });

  it.each([
    ['nothing', {}, [2, 1, 0]],
    ['property', { propertyRef: 'V1' }, [2, 0]],
    ['a principal', { contactId: 1 }, [1, 0]],
    ['another principal', { contactId: 2 }, [2, 0]],
    ['a principal of none', { contactId: 9999 }, []],
    ['type', { type: ['NON_EXCLUSIVE'] }, [1]],
    ['status', { status: ['PENDING', 'RUNNING'] }, [1, 0]],
    ['negotiator', { negotiator: 'paul@pignon.test' }, [2]],
    ['those running that end soon', { expiringWithinDays: '10' }, [0]],
    ['those that end sooner', { expiringWithinDays: 9 }, []],
    ['words of the property', { text: 'anglet LOFT' }, [1]],
    ['the name of a principal', { text: 'elissalde' }, [1, 0]],
    ['a principal and a place together', { text: 'phare bayonne' }, [2, 0]],
    ['a register number among words', { text: '416' }, [2]],
    ['a register number with its letter', { text: 'T-417' }, [0]],
    ['its letter without the hyphen', { text: 't417' }, [0]],
    ['a number as it is written', { text: 'mandat n°\u00a0T-417 élissalde' }, [0]],
    ['a number after its sign', { text: 'n° 416' }, [2]],
    ['a number of the other register', { text: 'G-417' }, []],
    ['a number that only begins like others', { text: 'T-41' }, []],
    ['a register number', { registerNumber: 416 }, [2]],
    ['a register and a number', { register: 'T', registerNumber: 416 }, [2]],
    ['the other register and a number', { register: 'G', registerNumber: 416 }, []],
    ['a register number that is the beginning of others', { registerNumber: 41 }, []],
  ])('filters by %s', async (_, dto, expected) => {
    expect(await found({ dto })).toEqual(expected);
  });

  describe('with every criterion at once', () => {
    const all = {
      propertyRef: 'V1',
      type: ['EXCLUSIVE', 'PARTNER'],
      status: ['RUNNING', 'EXPIRED'],
      negotiator: SOMEBODY.user,
      expiringWithinDays: 10,
      text: 'phare arcadie 417',
    };

    it('finds mandates that meet all criteria', async () => {
      expect(await found({ dto: all })).toEqual([0]);
    });

    it.each<[string, object]>([
      ['property', { propertyRef: 'V2' }],
      ['type', { type: ['NON_EXCLUSIVE'] }],
      ['status', { status: ['PENDING'] }],
      ['negotiator', { negotiator: 'paul@pignon.test' }],
      ['term', { expiringWithinDays: 9 }],
      ['text', { text: 'phare arcadie 416' }],
    ])('finds nothing when only its %s differs', async (_, overrides) => {
      expect(await found({ dto: { ...all, ...overrides } })).toEqual([]);
    });
  });

  describe.each(MANDATE_ORDER)('in the order of %s', (property) => {
    it.each(['ASC', 'DESC'] as const)('%s keeps every mandate, empty values last', async (direction) => {
      const { content } = await find({ order: { property, direction } });
      const values = content.map((line) => line[property]).filter((value) => value !== null);
      const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      expect(values).toEqual(direction === 'ASC' ? sorted : sorted.reverse());
      expect(content).toHaveLength(3);
      expect(content.slice(0, values.length).every((line) => line[property] !== null)).toBe(true);
    });
  });

  it('sorts by the end, without one last', async () => {
    expect(await found({ order: { property: 'endDate', direction: 'ASC' } })).toEqual([2, 0, 1]);
    expect(await found({ order: { property: 'endDate', direction: 'DESC' } })).toEqual([0, 2, 1]);
    expect(
      await found({ order: { property: 'registerNumber', direction: 'DESC' }, pageSize: 1, pageNumber: 1 }),
    ).toEqual([2]);
  });
});
