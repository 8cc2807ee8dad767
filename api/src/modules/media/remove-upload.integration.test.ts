import type { Media, MediaList } from '@pignon/shared/domain/media/media.schema';
import sql from 'sql-template-tag';
import { contactFields, mandateFields, propertyFields, SOMEBODY } from '../../../test/factories';
import { aPhotograph, upload } from '../../../test/upload';
import { startWorld, type World } from '../../../test/world';
import { createContact } from '../contact/contact.service';
import { insertManyMandates } from '../mandate/mandate.service';
import { insertManyProperties } from '../property/property.service';

let world: World;
let nino: string;
let nora: string;
let maya: string;
let contact: string;
let mandate: string;

const LATE = 'Seul un responsable peut supprimer ce fichier, ou la personne qui l’a ajouté pendant l’heure qui suit.';
const SENT = 'Cette photographie est déjà partie vers un portail\u00a0: seul un responsable peut la supprimer.';
const SIGNED = 'Ce fichier fait partie d’un mandat signé\u00a0: seul un responsable peut le supprimer.';

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  nino = await world.signIn(['NEGOTIATOR'], { email: 'nino@pignon.test' });
  nora = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  maya = await world.signIn(['MANAGER'], { email: 'maya@pignon.test' });
  await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, [{ reference: 'V1', fields: propertyFields() }]));
  const { id } = await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }));
  contact = `contact/${id}`;
  const fields = mandateFields({ propertyRef: 'V1', counterParts: [id] });
  const [mandateId] = await world.db.tx((tx) => insertManyMandates(tx, SOMEBODY, [{ fields }]));
  mandate = `mandate/${mandateId}`;
});
afterAll(() => world.close());

/** Uploads a file as Nino. */
async function uploadFile(place: string, mark?: string): Promise<Media> {
  const query = mark === undefined ? '' : `?metadata=${mark}`;
  const list: MediaList = (await upload(world, `${place}${query}`, [await aPhotograph()], nino)).body;
  return list.content.at(-1) as Media;
}
const older = (minutes: number) =>
  world.db.query(sql`update media set created_time = now() - make_interval(mins => ${minutes}::int)`);
async function remove(place: string, { path }: Media, token = nino): Promise<number | string> {
  const { status, body } = await world.call(`DELETE media/${place}/${path}`, { token });
  return status === 403 ? (body as { message: string }).message : status;
}
const heldReasonOf = async (place: string) =>
  ((await world.call(`GET media/${place}`, { token: nino })).body as MediaList).recent.map(({ held }) => held);

/** A run of a portal with this status that contained the property and ended as many minutes ago. */
async function send(status: string, minutesAgo: number): Promise<void> {
  await world.db.query(sql`with run as (insert into sync_run (code, status, requested_by, finished_time)
      values ('seloger', ${status}, 'maya@pignon.test', now() - make_interval(mins => ${minutesAgo}::int)) returning id)
    insert into sync_run_listing (run_id, reference, outcome, content_hash) select id, 'V1', 'ADDED', 'x' from run`);
}
async function sign(mandatePlace: string, minutesAgo = 0): Promise<void> {
  await world.db.query(sql`insert into mandate_paper (mandate_id, amendment, facts, kept_by, kept_time)
    values (${mandatePlace.split('/')[1] ?? ''}::bigint, 0, '{}', 'maya@pignon.test',
      now() - make_interval(mins => ${minutesAgo}::int))`);
}

describe('a recently uploaded file', () => {
  it('is removed by its uploader, of a property, a contact or a mandate, and journaled in their name', async () => {
    for (const place of ['property/V1', contact, mandate]) {
      const media = await uploadFile(place);
      expect(await remove(place, media, nora)).toBe(LATE);
      expect(await remove(place, media)).toBe(204);
      const [entry] = await world.db.query(sql`select user_email as by, action, ref from audit_entry
        where entity = 'media' order by id desc limit 1`);
      expect(entry).toEqual({ by: 'nino@pignon.test', action: 'DELETE', ref: place });
    }
  });

  it('is removable for an hour, then by managers only', async () => {
    const [one, two] = [await uploadFile('property/V1'), await uploadFile('property/V1')];
    await older(59);
    expect(await remove('property/V1', one)).toBe(204);
    await older(60);
    expect(await remove('property/V1', two)).toBe(LATE);
    expect(await remove('property/V1', two, maya)).toBe(204);
  });

  it('keeps its uploader when another user sends the same bytes', async () => {
    const file = await aPhotograph();
    await upload(world, 'property/V1', [file], nino);
    const list: MediaList = (await upload(world, 'property/V1', [file], nora)).body;
    expect(list.recent).toEqual([expect.objectContaining({ uploadedBy: 'nino@pignon.test', held: null })]);
  });
});

describe('a photograph that was sent to a portal', () => {
  it('stays, also once it is internal again', async () => {
    await world.db.query(sql`insert into portal (code, name, kind, enabled, settings)
      values ('seloger', 'SeLoger', 'POLIRIS', true, '{}') on conflict do nothing`);
    const [media, internal] = [await uploadFile('property/V1', 'PUBLIC'), await uploadFile('property/V1')];
    await send('FAILED', 0);
    await older(10);
    await send('DONE', 20);
    expect(await heldReasonOf('property/V1')).toEqual([null, null]);
    await send('DONE', 5);
    expect(await heldReasonOf('property/V1')).toEqual(['SENT', null]);
    expect(await remove('property/V1', media)).toBe(SENT);
    const lines = [media, internal].map(({ key, caption }) => ({ key, caption, metadata: [] }));
    const list: MediaList = (await world.call('GET media/property/V1', { token: nino })).body;
    const headers = { 'if-match': `"${list.version}"` };
    await world.call('PATCH media/property/V1', { token: nino, body: { media: lines }, headers });
    expect(await heldReasonOf('property/V1')).toEqual(['SENT', null]);
    expect(await remove('property/V1', internal)).toBe(204);
    expect(await remove('property/V1', media, maya)).toBe(204);
  });
});

describe('a file of a signed mandate', () => {
  it('stays when it was there at the signature, or is the scan of the signed document', async () => {
    const before = await uploadFile(mandate);
    await older(10);
    await sign(mandate, 5);
    const [scan, letter] = [await uploadFile(mandate, 'SIGNED_COPY'), await uploadFile(mandate, 'LETTER')];
    expect(await heldReasonOf(mandate)).toEqual(['SIGNED', 'SIGNED', null]);
    expect([await remove(mandate, before), await remove(mandate, scan)]).toEqual([SIGNED, SIGNED]);
    expect(await remove(mandate, letter)).toBe(204);
    expect(await remove(mandate, scan, maya)).toBe(204);
  });
});
