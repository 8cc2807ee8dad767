import type { AuditLine } from '@pignon/shared/domain/audit/audit.schema';
import type { MediaList, SignedMedia } from '@pignon/shared/domain/media/media.schema';
import sharp from 'sharp';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { upload } from '../../../test/upload';
import { startWorld, type World } from '../../../test/world';
import { createContact } from '../contact/contact.service';
import { insertManyMandates } from '../mandate/mandate.service';
import { insertManyProperties } from '../property/property.service';

let world: World;
let negotiator: string;
let manager: string;
let owner: number;
let folder: string;

const pdf = (name: string) => ({ name: `${name}.pdf`, bytes: Buffer.from(`%PDF-1.7 ${name}\n%%EOF`) });
const PRIVATE_SCREEN = { 'x-private-screen': 'on' };

beforeAll(async () => {
  world = await startWorld();
  await world.empty();
  manager = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
  negotiator = await world.signIn(['NEGOTIATOR'], { email: 'nino@pignon.test' });
  await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, [{ reference: 'V1', fields: propertyFields() }]));
  owner = (await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }))).id;
});
beforeEach(async () => {
  const fields = mandateFields({ propertyRef: 'V1', counterParts: [owner] });
  const [id] = await world.db.tx((tx) => insertManyMandates(tx, SOMEBODY, [{ fields }]));
  folder = `mandate/${id}`;
});
afterAll(() => world.close());

const read = async () => (await world.call(`GET media/${folder}`, { token: negotiator })).body as MediaList;

describe('the folder of a mandate', () => {
  it('accepts documents and pictures with their kind, and titles them by their file names', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    await upload(world, `${folder}?metadata=SIGNED_COPY`, [pdf('Mandat signé')], negotiator);
    await upload(world, folder, [{ name: 'IMG_2034.jpg', bytes }], negotiator);
    const { content } = await read();
    expect(content.map(({ caption, metadata }) => [caption, metadata])).toEqual([
      ['Mandat signé', ['SIGNED_COPY']],
      ['', ['OTHER']],
    ]);
  });

  it('changes title and kind of a file, and journals it', async () => {
    await upload(world, folder, [pdf('scan')], negotiator);
    const { version, content } = await read();
    const media = content.map(({ key }) => ({ key, caption: 'Titre', metadata: ['TITLE_DEED'] }));
    const headers = { 'if-match': `"${version}"` };
    const changed = await world.call(`PATCH media/${folder}`, { token: negotiator, body: { media }, headers });
    expect(changed.body).toMatchObject({ content: [{ caption: 'Titre', metadata: ['TITLE_DEED'] }] });
    const journal = await world.call(`GET audit?entity=media&ref=${folder}`, { token: manager });
    const entries = (journal.body as { content: AuditLine[] }).content;
    expect(entries.map(({ action, ref }) => [action, ref])).toEqual([
      ['UPDATE', folder],
      ['CREATE', folder],
    ]);
  });

  it.each([
    [['PUBLIC'], 'Un fichier du dossier d’un mandat n’est jamais public.'],
    [[], 'Un fichier du dossier a un type, et un seul.'],
    [['IDENTITY', 'OTHER'], 'Un fichier du dossier a un type, et un seul.'],
  ])('refuses the marks %j', async (metadata, message) => {
    await upload(world, folder, [pdf('scan')], negotiator);
    const { version, content } = await read();
    const media = content.map(({ key, caption }) => ({ key, caption, metadata }));
    const headers = { 'if-match': `"${version}"` };
    const refused = await world.call(`PATCH media/${folder}`, { token: negotiator, body: { media }, headers });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining(message)]);
  });

  it('is never public, and belongs to an existing mandate', async () => {
    const open = await upload(world, `${folder}?metadata=PUBLIC`, [pdf('scan')], negotiator);
    expect(open.status).toBe(422);
    const nobody = await upload(world, 'mandate/999999', [pdf('scan')], negotiator);
    expect(nobody.body).toMatchObject({ code: 'NOT_FOUND', message: 'Ce mandat n’existe pas ou n’existe plus.' });
  });

  it('is refused to private screens, and uncacheable', async () => {
    await upload(world, `${folder}?metadata=IDENTITY`, [pdf('Passeport')], negotiator);
    const [file] = (await read()).content;
    for (const call of [`GET media/${folder}`, `GET media/${folder}/ORIGINAL/${file?.path}`]) {
      const refused = await world.call(call, { token: negotiator, headers: PRIVATE_SCREEN });
      expect([refused.status, (refused.body as { message: string }).message]).toEqual([
        403,
        'Ce document nomme des personnes. Désactivez l’écran client pour l’ouvrir.',
      ]);
    }
    const signed = await world.call(`GET media/${folder}/ORIGINAL/${file?.path}`, { token: negotiator });
    const openedFile = await world.call(`GET ${(signed.body as SignedMedia).path.replace('/api/', '')}`);
    expect([openedFile.status, openedFile.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('allows deletion to the uploader and to managers', async () => {
    await upload(world, folder, [pdf('scan'), pdf('wrong')], negotiator);
    const colleague = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
    const [file, colleagueFile] = (await read()).content;
    const call = `DELETE media/${folder}/${file?.path}`;
    expect((await world.call(call, { token: colleague })).status).toBe(403);
    expect((await world.call(call, { token: manager })).status).toBe(204);
    expect((await world.call(`DELETE media/${folder}/${colleagueFile?.path}`, { token: negotiator })).status).toBe(204);
    expect((await read()).content).toEqual([]);
  });
});
