import { longDay } from '@pignon/shared/domain/documents/contract-wording';
import type { RecordName } from '@pignon/shared/domain/record/record-name.schema';
import { MandateWorld } from '../../../test/mandate-world';

let m: MandateWorld;
beforeAll(async () => {
  m = await MandateWorld.start();
});
beforeEach(() => m.begin());
afterAll(() => m.world.close());

const names = async (...records: [string, string | number][]): Promise<RecordName[]> => {
  const { body } = await m.call(
    'POST record/names',
    records.map(([kind, id]) => ({ kind, id: String(id) })),
  );
  return body;
};

it('names each record as staff do, a mandate by its register number once it has one', async () => {
  const { id } = await m.create();
  expect(await names(['mandate', id])).toMatchObject([{ name: 'Mandat à signer, sans numéro', isPrivate: false }]);
  await m.sign('V1', m.anne, m.luc);
  expect(await names(['mandate', id], ['property', 'V1'], ['contact', m.anne], ['user', 'nora@pignon.test'])).toEqual([
    { kind: 'property', id: 'V1', name: expect.stringMatching(/^V1 · /) as string, isPrivate: false },
    { kind: 'contact', id: String(m.anne), name: 'Élissalde Maïalen', isPrivate: true },
    { kind: 'mandate', id: String(id), name: 'Mandat n°\u00a0T-1', isPrivate: false },
  ]);
});

it('names a visit by its day and an event by its title, which a customer must not read', async () => {
  const start = '2030-05-14T08:00:00.000Z';
  const stop = { propertyRef: 'V1', contactIds: [m.anne], start, end: '2030-05-14T09:00:00.000Z', kind: 'FIRST' };
  const { visits } = (await m.call('POST visit', [stop])).body as unknown as { visits: { id: number }[] };
  const event = (await m.call('POST event/create', { type: 'NOTE', title: 'Clés' })).body as unknown as { id: number };
  expect(await names(['visit', visits[0]?.id ?? 0], ['event', event.id])).toMatchObject([
    { kind: 'visit', name: `Visite du ${longDay(start)}`, isPrivate: false },
    { kind: 'event', name: 'Clés', isPrivate: true },
  ]);
});

it('omits deleted, impossible and repeated records', async () => {
  const unknownRecords = await names(
    ['mandate', 999],
    ['contact', 'x'],
    ['property', 'V999'],
    ['visit', '0'],
    ['event', '1e3'],
  );
  expect(unknownRecords).toEqual([]);
  expect(await names(['contact', m.luc], ['contact', m.luc])).toHaveLength(1);
  expect((await m.call('POST record/names', [{ kind: 'agency', id: '1' }])).status).toBe(422);
});
