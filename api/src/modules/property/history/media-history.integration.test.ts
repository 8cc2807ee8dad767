import type { HistoryEntry, HistoryLine } from '@pignon/shared/domain/audit/history.schema';
import type { Media, MediaList } from '@pignon/shared/domain/media/media.schema';
import { fieldsOf } from '@pignon/shared/domain/property/property-fields';
import type { Property } from '@pignon/shared/domain/property/property.schema';
import sharp from 'sharp';
import { contactFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { upload } from '../../../../test/upload';
import { startWorld, type World } from '../../../../test/world';
import { insertManyContacts } from '../../contact/contact.service';
import { insertManyProperties } from '../property.service';

let world: World;
let manager: string;
let property: Property;
let first: Media;
let second: Media;
let plan: Media;

const picture = async (background: string) => ({
  name: 'a.jpg',
  bytes: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const PLAN = { name: 'Plan.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };
const line = ({ key, caption, metadata }: Media, overrides: Partial<Media> = {}) => ({
  key,
  caption,
  metadata,
  ...overrides,
});
const patch = async (version: number, media: unknown) => {
  const headers = { 'if-match': `"${version}"` };
  const answer = await world.call('PATCH media/property/V1', { token: manager, body: { media }, headers });
  expect(answer.status).toBe(200);
};
const title = async (text: string, version: number) => {
  const headers = { 'if-match': `"${version}"` };
  const answer = await world.call('PATCH property/V1', { token: manager, body: { title: text }, headers });
  expect(answer.status).toBe(200);
};

beforeAll(async () => {
  world = await startWorld();
  manager = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
  await world.db.tx(async (tx) => {
    const [owner = 0] = await insertManyContacts(tx, SOMEBODY, [{ fields: contactFields() }]);
    const fields = propertyFields({ title: 'Maison', contactTypes: { [owner]: ['OWNER'] } });
    await insertManyProperties(tx, SOMEBODY, [
      { reference: 'V1', fields },
      { reference: 'V2', fields },
    ]);
  });
  property = (await world.call('GET property/V1', { token: manager })).body;
  await upload(world, 'property/V2', [await picture('#111')], manager);
  const files = [await picture('#222'), await picture('#333'), PLAN];
  const list = (await upload(world, 'property/V1', files, manager)).body as MediaList;
  [first, second, plan] = list.content as [Media, Media, Media];
  await title('Villa', 1);
  await patch(1, [line(second, { metadata: ['PUBLIC'] }), line(first), line(plan)]);
  await patch(2, [line(second, { metadata: ['PUBLIC'] }), line(first), line(plan, { caption: 'Plan du rez' })]);
  const crop = { x: 0, y: 0, width: 0.5, height: 1, rotation: 0 };
  const headers = { 'if-match': '"3"' };
  const cut = await world.call(`PATCH media/property/V1/${second.key}`, { token: manager, body: { crop }, headers });
  expect(cut.status).toBe(200);
  await title('Château', 2);
  expect((await world.call(`DELETE media/property/V1/${first.path}`, { token: manager })).status).toBe(204);
});
afterAll(() => world.close());

async function history(query = ''): Promise<HistoryLine[]> {
  const answer = await world.call(`GET property/V1/history${query}`, { token: manager });
  expect(answer.status).toBe(200);
  return answer.body;
}
const summaries = (lines: readonly HistoryLine[]) => lines.map(({ summary }) => summary.replaceAll('\u00a0', ' '));
async function entry(summary: string): Promise<HistoryEntry> {
  const found = (await history()).find((one) => one.summary.replaceAll('\u00a0', ' ').startsWith(summary));
  return (await world.call(`GET property/V1/history/${found?.auditId}`, { token: manager })).body;
}

describe('photographs and documents in the history of a property', () => {
  it('are listed among its other changes, newest first, and none of another property', async () => {
    const lines = await history();
    expect(summaries(lines)).toEqual([
      'Suppression : 1 photographie',
      'Modification : Titre de l’annonce',
      'Modification : Recadrage des photographies',
      'Modification : Légende des documents',
      'Modification : Ordre et publication des photographies',
      'Modification : Titre de l’annonce',
      'Ajout : 2 photographies et 1 document',
      'Création',
    ]);
    expect(lines.map(({ entity }) => entity)).toEqual([
      'media',
      'property',
      'media',
      'media',
      'media',
      'property',
      'media',
      'property',
    ]);
    expect(lines[0]).toMatchObject({ user: 'maya@pignon.test', action: 'DELETE' });
  });

  it('are paginated with the others, and alone', async () => {
    const all = await history();
    const page = await history('?limit=3');
    const next = await history(`?limit=5&before=${page.at(-1)?.auditId}`);
    expect([...page, ...next]).toEqual(all);
    expect(await history('?place=media')).toEqual(all.filter((one) => one.entity === 'media'));
    expect(summaries(await history('?place=title'))).toEqual([
      'Modification : Titre de l’annonce',
      'Modification : Titre de l’annonce',
    ]);
    expect(summaries(await history('?user=maya@pignon.test&limit=1'))).toEqual(['Suppression : 1 photographie']);
  });

  it('are read one by one, with the property as it was at that time', async () => {
    const order = await entry('Modification : Ordre');
    expect(order.changes).toEqual([
      { path: `media.${first.key}.position`, label: 'Place', before: 0, after: 1 },
      { path: `media.${second.key}.position`, label: 'Place', before: 1, after: 0 },
      { path: `media.${second.key}.metadata`, label: 'Publication', before: [], after: ['PUBLIC'] },
    ]);
    expect(order.after).toEqual({ ...fieldsOf(property), title: 'Villa' });
    expect(order.before).toEqual(order.after);
    const { changes, after } = await entry('Suppression');
    const removedPhoto = { path: first.path, caption: '', metadata: [] };
    expect(changes).toEqual([{ path: `media.${first.key}`, label: 'Fichier', before: removedPhoto, after: null }]);
    expect(after).toMatchObject({ title: 'Château' });
    expect((await entry('Modification : Recadrage')).changes).toMatchObject([
      { label: 'Recadrage', before: null, after: { width: 0.5 } },
    ]);
  });

  it('do not affect the property before and after its own changes', async () => {
    const { before, after } = await entry('Modification : Titre de l’annonce');
    expect([before, after]).toMatchObject([{ title: 'Villa' }, { title: 'Château' }]);
  });

  it('stay when all of them are deleted', async () => {
    const before = await history();
    const { content } = (await world.call('GET media/property/V1', { token: manager })).body as MediaList;
    for (const { path } of content)
      expect((await world.call(`DELETE media/property/V1/${path}`, { token: manager })).status).toBe(204);
    const lines = await history();
    expect(content).toHaveLength(2);
    expect(summaries(lines.slice(0, 2))).toEqual(['Suppression : 1 document', 'Suppression : 1 photographie']);
    expect(lines.slice(2).map(({ auditId }) => auditId)).toEqual(before.map(({ auditId }) => auditId));
  });

  it('of another property are 404', async () => {
    const [line] = await history('?place=media');
    expect((await world.call(`GET property/V2/history/${line?.auditId}`, { token: manager })).status).toBe(404);
  });
});
