import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { contactFields, mandateFields, propertyFields, SOMEBODY, visitOf } from '../../../../test/factories';
import { readPdf } from '../../../../test/pdf';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyMandates } from '../../mandate/mandate.service';
import { insertManyProperties } from '../../property/property.service';
import { insertManyVisits } from '../visit.service';

const GROUP = '3f0c0c9e-5c55-4d7b-9a51-0d5e5d8f7c11';
/** A tour of a property without mandate. */
const UNMANDATED = '3f0c0c9e-5c55-4d7b-9a51-0d5e5d8f7c12';
const CLOSED_BEFORE = [{ status: 'CLOSED' as const, at: '2026-11-19T10:00:00.000Z', user: SOMEBODY.user }];
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`;

let world: World;
let token: string;

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR'], { email: SOMEBODY.user });
  await world.db.tx(async (tx) => {
    const [buyer = 0, owner = 0] = await insertManyContacts(tx, SOMEBODY, [
      { fields: contactFields({ firstName: 'Aïnhoa', lastName: 'Etcheverry' }) },
      { fields: contactFields() },
    ]);
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V1', fields: propertyFields({ title: 'Villa Arcadie' }) },
      { reference: 'V2', fields: propertyFields({ title: 'Loft', place: { label: '9 quai Chaho, 64100 Bayonne' } }) },
      { reference: 'V3', fields: propertyFields({ title: 'Moulin' }) },
    ]);
    const life: Partial<Mandate> = { status: 'RUNNING', registerNumber: 64, registerDate: at(8) };
    const overrides = { status: 'CLOSED' as const, registerNumber: 65, statusHistory: CLOSED_BEFORE };
    await insertManyMandates(tx, SOMEBODY, [
      { fields: mandateFields({ propertyRef: 'V1', counterParts: [owner] }), life },
      { fields: mandateFields({ propertyRef: 'V2', counterParts: [owner] }), life: { ...life, ...overrides } },
      { fields: mandateFields({ propertyRef: 'V3', counterParts: [owner] }), life: { ...life, registerNumber: 66 } },
    ]);
    const visit = { contactIds: [buyer], groupId: GROUP };
    await insertManyVisits(tx, SOMEBODY, [
      visitOf({ ...visit, propertyRef: 'V1', start: at(9), end: at(10) }),
      visitOf({ ...visit, propertyRef: 'V2', start: at(10), end: at(11) }),
      visitOf({ ...visit, propertyRef: 'V3', start: at(12), end: at(13) }),
      visitOf({ ...visit, propertyRef: 'V3', start: at(14), end: at(15), status: 'CANCELLED' }),
      visitOf({ contactIds: [buyer], groupId: UNMANDATED, propertyRef: 'V2', start: at(16), end: at(17) }),
    ]);
  });
}, 60_000);

afterAll(() => world.close());

describe('GET visit/group/{groupId}/voucher', () => {
  it('is one document for the whole tour: visitor, properties with address, hour, mandate and price', async () => {
    const answer = await world.call(`GET visit/group/${GROUP}/voucher`, { token });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain(
      'filename="Bon de visite 2026-11-20 Etcheverry Ainhoa.pdf"',
    );
    const { text, pages } = await readPdf(answer.bytes);
    expect(pages).toBe(1);
    expect(text).toContain('vendredi 20 novembre 2026');
    expect(text).toContain('Madame Aïnhoa ETCHEVERRY');
    expect(text).toMatch(/10 h – 11 h Villa Arcadie 4 rue des Œillets, 64100 Bayonne Réf. V1 T-64 261 250 €/);
    expect(text).toMatch(/13 h – 14 h Moulin .* Réf. V3 T-66/);
    expect(text).not.toMatch(/15 h/);
    expect(text).not.toMatch(/HARISPE|indemni/i);
  });

  it('omits properties without a mandate in force that day', async () => {
    const { text } = await readPdf((await world.call(`GET visit/group/${GROUP}/voucher`, { token })).bytes);
    expect(text).not.toMatch(/Loft|quai Chaho|V2|11 h – 12 h/);
    const refused = await world.call(`GET visit/group/${UNMANDATED}/voucher`, { token });
    expect([refused.status, refused.body]).toMatchObject([409, { message: /mandat en cours.* le bien V2/ }]);
  });

  it('is 404 for an unknown tour, 422 for an empty one, 403 for users who may not write', async () => {
    const unknown = GROUP.replace('3', '4');
    expect((await world.call(`GET visit/group/${unknown}/voucher`, { token })).status).toBe(404);
    expect((await world.call('GET visit/group/none/voucher', { token })).status).toBe(422);
    const reader = await world.signIn(['SYNCHRO']);
    expect((await world.call(`GET visit/group/${GROUP}/voucher`, { token: reader })).status).toBe(403);
  });
});
