import type { HistoryEntry, HistoryLine } from '@pignon/shared/domain/audit/history.schema';
import { fieldsOf } from '@pignon/shared/domain/property/property-fields';
import type { PropertyFields } from '@pignon/shared/domain/property/property.schema';
import { contactFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { createProperty } from '../property.service';

const room = (type: PropertyFields['rooms'][number]['type'], size: number | null = null) => ({
  type,
  size,
  fullSize: null,
  validRoom: true,
  floor: null,
  note: '',
});
const comment = (minute: number, text: string) => ({
  pinned: false,
  text,
  createdTime: `2026-11-20T10:0${minute}:00.000Z`,
  author: 'nora@pignon.test',
});

let world: World;
let token: string;
let reference: string;
/** The property after each write, the first after its creation. */
const states: PropertyFields[] = [];

beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  const [owner = 0, tenant = 0] = await world.db.tx((tx) =>
    insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }, { fields: contactFields() }]),
  );
  const created = await world.db.tx((tx) =>
    createProperty(
      tx,
      { ...SOMEBODY, user: 'marc@pignon.test' },
      {
        fields: propertyFields({ contactTypes: { [owner]: ['OWNER'] } }),
      },
    ),
  );
  reference = created.reference;
  states.push(fieldsOf(created));
  const { financialInfo, location, energyEfficiency } = created;
  const steps: Partial<PropertyFields>[] = [
    { title: 'Villa', financialInfo: { ...financialInfo, priceNoFees: 240_000 } },
    { rooms: [room('KITCHEN', 12), room('BEDROOM'), room('BEDROOM', 9)], features: ['POOL', 'LIFT'] },
    { rooms: [room('KITCHEN', 12), room('BEDROOM', 9)], comments: [comment(1, 'Clé au bureau')] },
    { contactTypes: { [owner]: ['OWNER', 'TENANT'], [tenant]: ['TENANT'] }, coOwnership: null },
    { coOwnership: { lots: 4, yearlyCharges: 800, procedure: false, procedureDetail: null }, features: [] },
    { contactTypes: { [tenant]: ['OWNER'] }, comments: [comment(2, 'Rappeler'), comment(1, 'Clé rendue')] },
    { coOwnership: null, rooms: [], energyEfficiency: { ...energyEfficiency, energyClass: null } },
    { location: { ...location, street: null }, financialInfo: { ...financialInfo, priceNoFees: 230_000 } },
  ];
  for (const [index, body] of steps.entries()) {
    const headers = { 'if-match': `"${index + 1}"` };
    const answer = await world.call(`PATCH property/${reference}`, { token, body, headers });
    expect(answer.status).toBe(200);
    states.push(fieldsOf(answer.body));
  }
});
afterAll(() => world.close());

async function history(query = ''): Promise<HistoryLine[]> {
  const answer = await world.call(`GET property/${reference}/history${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function entry(auditId: number, query = ''): Promise<HistoryEntry> {
  const answer = await world.call(`GET property/${reference}/history/${auditId}${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('GET property/{reference}/history', () => {
  it('lists events in words, newest first', async () => {
    const lines = await history();
    expect(lines.map(({ summary }) => summary)).toEqual([
      'Modification\u00a0: Rue, Prix hors honoraires et Historique des prix',
      'Modification\u00a0: Pièces, Copropriété et Classe énergie (DPE)',
      'Modification\u00a0: Commentaires et Contacts liés',
      'Modification\u00a0: Prestations et Copropriété',
      'Modification\u00a0: Contacts liés',
      'Modification\u00a0: Pièces et Commentaires',
      'Modification\u00a0: Pièces et Prestations',
      'Modification\u00a0: Titre de l’annonce, Prix hors honoraires et Historique des prix',
      'Création',
    ]);
    expect(lines[0]).toMatchObject({ user: 'nora@pignon.test', action: 'UPDATE' });
  });

  it('is in English on request', async () => {
    const lines = await history('?lang=en');
    expect(lines.slice(-3).map(({ summary }) => summary)).toEqual([
      'Changed: Rooms and Features',
      'Changed: Title of the advertisement, Price without fees and Price history',
      'Created',
    ]);
    const { summary, changes } = await entry(lines[7]?.auditId ?? 0, '?lang=en');
    expect([summary, changes[0]?.label]).toEqual([lines[7]?.summary, 'Title of the advertisement']);
    expect((await world.call(`GET property/${reference}/history?lang=de`, { token })).status).toBe(422);
  });

  it('is paginated', async () => {
    const all = await history();
    const first = await history('?limit=4');
    const second = await history(`?limit=5&before=${first.at(-1)?.auditId}`);
    expect([...first, ...second]).toEqual(all);
    expect(await history(`?before=${all.at(-1)?.auditId}`)).toEqual([]);
    expect((await world.call(`GET property/${reference}/history?limit=201`, { token })).status).toBe(422);
  });

  it('is filtered by user and by changed field', async () => {
    const all = await history();
    const priced = await history('?place=financialInfo');
    expect(priced.map(({ auditId }) => auditId)).toEqual([all[0]?.auditId, all[7]?.auditId]);
    expect((await history('?place=rooms&limit=1')).map(({ auditId }) => auditId)).toEqual([all[1]?.auditId]);
    expect(await history(`?place=rooms&before=${all[6]?.auditId}`)).toEqual([]);
    expect(await history('?user=nora@pignon.test')).toHaveLength(8);
    expect((await history('?user=marc@pignon.test')).map(({ summary }) => summary)).toEqual(['Création']);
    expect(await history('?user=nobody@pignon.test&place=title')).toEqual([]);
    expect((await world.call(`GET property/${reference}/history?place=reference`, { token })).status).toBe(422);
  });

  it('is 404 for an unknown property', async () => {
    expect((await world.call('GET property/NOWHERE/history', { token })).status).toBe(404);
  });
});

describe('GET property/{reference}/history/{auditId}', () => {
  it('rebuilds the whole property before and after every change', async () => {
    const lines = (await history()).reverse();
    for (const [index, { auditId }] of lines.entries()) {
      const { before, after } = await entry(auditId);
      expect(after).toEqual(states[index]);
      expect(before).toEqual(index === 0 ? null : states[index - 1]);
    }
  });

  it('labels each change in French', async () => {
    const lines = await history();
    const { changes, source, summary } = await entry(lines[7]?.auditId ?? 0);
    expect(changes.slice(0, 2)).toEqual([
      { path: 'title', label: 'Titre de l’annonce', before: 'Maison de ville', after: 'Villa' },
      { path: 'financialInfo.priceNoFees', label: 'Prix hors honoraires', before: 250_000, after: 240_000 },
    ]);
    expect([source, summary]).toEqual(['API', lines[7]?.summary]);
  });

  it('is 404 for an entry of another property', async () => {
    const other = await world.db.tx((tx) => createProperty(tx, SOMEBODY, { fields: propertyFields() }));
    const [line] = await history();
    const path = (ref: string, id: unknown) => `GET property/${ref}/history/${String(id)}`;
    expect((await world.call(path(other.reference, line?.auditId), { token })).status).toBe(404);
    expect((await world.call(path(reference, 999_999), { token })).status).toBe(404);
    expect((await world.call(path('NOWHERE', line?.auditId), { token })).status).toBe(404);
    expect((await world.call(path(reference, 'x'), { token })).status).toBe(422);
  });
});
