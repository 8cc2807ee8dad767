import type { ContactExport } from '@pignon/shared/domain/contact/contact-export.schema';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import sql from 'sql-template-tag';
import { mandateFields, SOMEBODY } from '../../../../test/factories';
import { rememberPerson } from '../../../../test/person';
import { upload } from '../../../../test/upload';
import { startWorld, type World } from '../../../../test/world';
import { insertManyMandates } from '../../mandate/mandate.service';

let world: World;
let manager: string;
let negotiator: string;
let reference: string;
let id: number;
let other: number;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  manager = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
  negotiator = await world.signIn(['NEGOTIATOR']);
  ({ id, other, reference } = await rememberPerson(world.db));
});
afterAll(() => world.close());

const sign = (overrides: Partial<Mandate>, fields = {}) =>
  world.db.tx((tx) =>
    insertManyMandates(tx, SOMEBODY, [
      {
        fields: mandateFields({ propertyRef: reference, counterParts: [id, other], ...fields }),
        life: {
          status: 'CLOSED',
          registerNumber: 7,
          registerDate: '2026-01-10T10:00:00.000Z',
          signatures: [{ contactId: id, signedAt: '2026-01-10T10:00:00.000Z', image: 'data:image/png;base64,Zzyzx' }],
          ...overrides,
        },
        createdTime: '2026-01-10T10:00:00.000Z',
      },
    ]),
  );
const pdf = (text: string) => ({ name: `${text}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${text}\n%%EOF`) });

describe('GET contact/{id}/export', () => {
  it('returns all data held on a person and nothing of others, as a file, and journals it', async () => {
    await sign({
      conclusion: { date: '2026-06-01', price: 250_000, contactId: null, name: 'Qwertz Peio' },
      signatures: [id, other].map((contactId) => ({
        contactId,
        signedAt: '2026-01-10T10:00:00.000Z',
        image: `of ${contactId}`,
      })),
    });
    await upload(world, `contact/${id}`, [pdf('Bulletin')], negotiator);
    const answer = await world.call(`GET contact/${id}/export`, { token: negotiator });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain(`filename*=UTF-8''Donn%C3%A9es%20de%20Zzyzx%20Xabi.json`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const personExport: ContactExport = answer.body;
    expect(JSON.stringify(personExport)).not.toContain('Qwertz');
    expect(personExport).toMatchObject({
      contact: { id, email: 'xabi@exemple.test', observation: 'Divorce en cours' },
      properties: [{ reference, types: ['OWNER'] }],
      mandates: [{ registerNumber: 7, signatures: [{ contactId: id, image: `of ${id}` }] }],
      visits: [{ propertyRef: reference, feedback: { notes: 'Zzyzx hésite' } }],
      events: [{ title: 'Contact créé' }, { title: 'Appel de Xabi Zzyzx', text: 'Rappeler au 0699887766' }],
      media: [{ caption: 'Bulletin' }],
      journal: [
        { entity: 'contact', action: 'CREATE' },
        { entity: 'contact', action: 'UPDATE', changes: [{ path: 'maritalStatus', after: 'Divorcé Zzyzx' }] },
        { entity: 'media', action: 'CREATE' },
      ],
    });
    expect(JSON.stringify(personExport)).not.toMatch(/Harispe|maialen/i);
    const [last] = await world.db.query(sql`select action, ref, changes from audit_entry order by id desc limit 1`);
    expect(last).toEqual({ action: 'EXPORT', ref: String(id), changes: [] });
  });

  it('is allowed only to users who may write, of existing contacts', async () => {
    const support = await world.signIn(['SUPPORT']);
    expect((await world.call(`GET contact/${id}/export`, { token: support })).status).toBe(403);
    expect((await world.call('GET contact/9999/export', { token: manager })).status).toBe(404);
  });
});
