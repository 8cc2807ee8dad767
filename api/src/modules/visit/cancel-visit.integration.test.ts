import { addDays, dayOf } from '@pignon/shared/domain/common/day';
import type { Tour } from '@pignon/shared/domain/visit/visit-write.schema';
import sql from 'sql-template-tag';
import { contactFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { startWorld, type Answer, type World } from '../../../test/world';
import { insertManyContacts } from '../contact/contact.service';
import { insertManyProperties } from '../property/property.service';

const TOMORROW = addDays(dayOf(), 1);

let world: World;
let token: string;
let buyer: number;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  await world.db.tx(async (tx) => {
    [buyer = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    await insertManyProperties(tx, SOMEBODY, [{ reference: 'V1', fields: propertyFields({ title: 'Villa Arcadie' }) }]);
  });
});
afterAll(() => world.close());

const at = (hour: number) => `${TOMORROW}T${hour}:00:00.000Z`;
const visit = (overrides: object = {}) => ({
  propertyRef: 'V1',
  contactIds: [buyer],
  start: at(10),
  end: at(11),
  ...overrides,
});
const call = (key: string, body: object, headers = {}) => world.call(key, { token, body, headers });
const save = (...visits: object[]) => call('POST visit', visits);
const saved = async (overrides?: object) => {
  const { visits }: Tour = (await save(visit(overrides))).body;
  return visits[0] as Tour['visits'][number];
};
const refusals = ({ status, body }: Answer) => [status, (body as { errors?: unknown }).errors];

describe('cancelling a visit', () => {
  it('stores who cancelled, until the visit is planned again, and finds it by its number', async () => {
    const tour: Tour = (await save(visit())).body;
    const id = tour.visits[0]?.id ?? 0;
    const cancelledVisit: Tour = (await save(visit({ id, version: 1, status: 'CANCELLED', cancelReason: 'OWNER' })))
      .body;
    expect(cancelledVisit.visits[0]).toMatchObject({ status: 'CANCELLED', cancelReason: 'OWNER' });
    const events = await call('POST event', { filter: { target: { kind: 'visit', id: String(id) } } });
    expect(JSON.stringify(events.body)).toContain('Visite du bien V1 annulée à la demande du propriétaire');
    const found = await call('POST visit/find', { dto: { id } });
    expect(found.body).toMatchObject({ content: [{ id, cancelReason: 'OWNER' }] });
    const again: Tour = (await save(visit({ id, version: 2, status: 'PLANNED' }))).body;
    expect(again.visits[0]).toMatchObject({ status: 'PLANNED', cancelReason: null });
  });

  it('requires the reason, beside its field, of one visit and of a list', async () => {
    const { id, groupId } = await saved();
    const cancelledVisit = { id, groupId, version: 1, status: 'CANCELLED' };
    const change = (body: object) => call(`PATCH visit/${id}/status`, body, { 'if-match': '"1"' });
    for (const [answer, path] of [
      [await change({ status: 'CANCELLED' }), 'cancelReason'],
      [await change({ status: 'CANCELLED', cancelReason: null }), 'cancelReason'],
      [await save(visit(cancelledVisit)), '0.cancelReason'],
      [await save(visit({ ...cancelledVisit, cancelReason: null })), '0.cancelReason'],
      [await save(visit({ start: at(14), end: at(15), status: 'CANCELLED' })), '0.cancelReason'],
    ] as const)
      expect(refusals(answer)).toEqual([422, [{ path, message: 'Dites pourquoi cette visite est annulée' }]]);
    const cancellation = { status: 'CANCELLED', cancelReason: 'AGENCY' };
    expect((await change(cancellation)).body).toMatchObject({ ...cancellation, version: 2 });
    const withoutReason = await save(visit({ ...cancelledVisit, version: 2, cancelReason: null }));
    expect(refusals(withoutReason)).toMatchObject([422, [{ path: '0.cancelReason' }]]);
  });

  it('accepts a visit cancelled without a reason before reasons existed', async () => {
    const { id, groupId } = await saved();
    await world.db.query(sql`update visit set status = 'CANCELLED', cancel_reason = null where id = ${id}`);
    expect(await saved({ id, groupId, version: 1, kind: 'SECOND' })).toMatchObject({
      status: 'CANCELLED',
      kind: 'SECOND',
    });
  });

  it('refuses a reason for a visit that is not cancelled', async () => {
    const refused = await save(visit({ cancelReason: 'VISITOR' }));
    expect(refusals(refused)).toMatchObject([422, [{ path: '0.cancelReason' }]]);
  });
});
