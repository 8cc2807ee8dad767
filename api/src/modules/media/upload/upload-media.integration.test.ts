import { crc32, deflateSync } from 'node:zlib';
import type { Media, MediaList, Uploaded } from '@pignon/shared/domain/media/media.schema';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { contactFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { formOf, upload, type SentFile } from '../../../../test/upload';
import { nothingUploaded, openFolders } from '../../../../test/upload-folders';
import { startWorld, type World } from '../../../../test/world';
import { versionTag } from '../../../../test/version-tag';
import { ApiProblem } from '../../../http/api-problem';
import { createContact } from '../../contact/contact.service';
import { insertManyProperties } from '../../property/property.service';

let world: World;
let token: string;
let contactId: number;

const picture = (width: number, height: number, background = '#3a7') =>
  sharp({ create: { width, height, channels: 3, background } });
let shades = 0;
/** A picture that is not stored yet. */
const jpeg = async (width = 600): Promise<SentFile> => ({
  name: 'IMG_1.jpg',
  bytes: await picture(width, 400, `#${String(++shades).padStart(3, '0')}`)
    .jpeg()
    .toBuffer(),
});
const pdf = (text = 'a plan'): SentFile => ({
  name: 'Plan du rez.PDF',
  bytes: Buffer.from(`%PDF-1.7 ${text}\n%%EOF\n`),
});

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  contactId = (await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }))).id;
  const contactTypes = { [contactId]: ['OWNER' as const] };
  const property = { reference: 'V1', fields: propertyFields({ contactTypes }) };
  await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, [property]));
});
afterAll(() => world.close());

const send = (files: SentFile[], place = 'property/V1') => upload(world, place, files, token);
const listOf = async (place = 'property/V1'): Promise<MediaList> =>
  (await world.call(`GET media/${place}`, { token })).body;
const nothingIsLeft = () => nothingUploaded(world.db);

describe('an upload', () => {
  it('adds several files in their order and journals them', async () => {
    const answer = await send([await jpeg(), pdf()]);
    expect([answer.status, answer.headers['etag']]).toEqual([201, versionTag(1)]);
    const { sent, ...list } = answer.body as Uploaded;
    expect(sent).toEqual(list.content.map(({ key }) => key));
    expect(list.content).toMatchObject([
      { mimeType: 'image/jpeg', width: 600, height: 400, caption: '', metadata: [] },
      { mimeType: 'application/pdf', width: null, height: null, caption: 'Plan du rez' },
    ]);
    expect(await listOf()).toEqual(list);
    const property = await world.call('GET property/V1', { token });
    expect((property.body as { media: unknown }).media).toEqual(list.content);
    const journal = await world.db.query(sql`select action, ref, user_email as user, changes from audit_entry
      where entity = 'media'`);
    expect(journal).toMatchObject([
      {
        action: 'CREATE',
        ref: 'property/V1',
        user: 'nora@pignon.test',
        changes: [{ path: list.content[0]?.key, before: null, after: { path: list.content[0]?.path } }, {}],
      },
    ]);
    expect(await openFolders()).toEqual([]);
    expect(await world.db.query(sql`select media_key from pending_media`)).toEqual([]);
  });

  it('changes the property’s entity tag but not its version, so that browsers show the new pictures', async () => {
    const get = (etag: unknown) => world.call('GET property/V1', { token, headers: { 'if-none-match': String(etag) } });
    const beforeUpload = await world.call('GET property/V1', { token });
    expect((await get(beforeUpload.headers['etag'])).status).toBe(304);
    await send([await jpeg()]);
    const afterUpload = await get(beforeUpload.headers['etag']);
    expect([afterUpload.status, (afterUpload.body as { version: number }).version]).toEqual([200, 1]);
    expect((await get(afterUpload.headers['etag'])).status).toBe(304);
    const headers = { 'if-match': String(afterUpload.headers['etag']) };
    expect((await world.call('PATCH property/V1', { token, headers, body: { title: 'Autre' } })).status).toBe(200);
  });

  it('renders the list size at once', async () => {
    const list: MediaList = (await send([await jpeg()])).body;
    const key = list.content[0]?.key ?? '';
    expect(await sharp((await world.store.read(key, 'SM')) ?? undefined).metadata()).toMatchObject({ width: 320 });
  });

  it('rotates a picture upright and removes camera and position', async () => {
    const remarks = { IFD0: { Copyright: 'somebody', Make: 'Camera' }, IFD3: { GPSLatitude: '43/1 29/1 0/1' } };
    const cameraPicture = await picture(600, 400)
      .withMetadata({ orientation: 6 })
      .withExifMerge(remarks)
      .jpeg()
      .toBuffer();
    expect((await sharp(cameraPicture).metadata()).exif?.includes('Camera')).toBe(true);
    const list: MediaList = (await send([{ name: 'a.jpg', bytes: cameraPicture }])).body;
    const [media] = list.content;
    expect(media).toMatchObject({ width: 400, height: 600 });
    const metadata = await sharp((await world.store.read(media?.key ?? '', 'ORIGINAL')) ?? undefined).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 400, height: 600 });
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
  });

  it('keeps only the picture of a file that is also an archive or a page', async () => {
    const { bytes } = await jpeg();
    const both = Buffer.concat([bytes, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);
    const list: MediaList = (await send([{ name: 'a.jpg', bytes: both }])).body;
    const original = await world.store.read(list.content[0]?.key ?? '', 'ORIGINAL');
    expect(original?.includes('<script>')).toBe(false);
    expect(await sharp(original ?? undefined).metadata()).toMatchObject({ format: 'jpeg' });
  });

  it('stores a repeated file once', async () => {
    const file = await jpeg();
    const { sent, ...first } = (await send([file, { ...file, name: 'again.jpg' }])).body as Uploaded;
    expect(first.content).toHaveLength(1);
    const { key } = first.content[0] as Media;
    expect(sent).toEqual([key, key]);
    const again = await send([file]);
    expect([again.status, again.body]).toEqual([201, { ...first, sent: [key] }]);
    expect(await world.db.query(sql`select id from audit_entry where entity = 'media'`)).toHaveLength(1);
  });

  it('stores the same file from two people at once as one media', async () => {
    const file = await jpeg();
    const answers = await Promise.all([send([file]), send([file]), send([file])]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await listOf()).content).toHaveLength(1);
    expect(await world.db.query(sql`select media_key from pending_media`)).toEqual([]);
  });

  it('accepts files without a name, or with a strange one', async () => {
    const part = (disposition: string, text: string) =>
      `--x\r\nContent-Disposition: form-data; name="file"${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n%PDF-1.7 ${text} %%EOF\r\n`;
    const body = `${part('', 'a')}${part('; filename="../../etc/passwd\u0000\u0007.pdf"', 'b')}--x--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await world.call('POST media/property/V1', { token, headers, body: Buffer.from(body) });
    expect(answer.status).toBe(201);
    const captions = (answer.body as MediaList).content.map(({ caption }) => caption);
    expect(captions).toEqual(['fichier', 'passwd']);
  });

  it('applies given marks to its files', async () => {
    const place = 'property/V1?metadata=PUBLIC';
    const list: MediaList = (await send([await jpeg()], place)).body;
    expect(list.content[0]?.metadata).toEqual(['PUBLIC']);
    const identity = await send([pdf()], `contact/${contactId}?metadata=IDENTITY`);
    expect((identity.body as MediaList).content[0]?.metadata).toEqual(['IDENTITY']);
  });
});

/** A PNG that claims 20 000 by 20 000 pixels and contains next to no data. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(20_000, 0);
  header.writeUInt32BE(20_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const latin = (text: string) => Buffer.from(text, 'latin1');

describe('an upload is refused, and leaves nothing,', () => {
  it.each([
    ['of an iPhone’s HEIC', latin('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 415, /HEIC.*JPEG/],
    ['of a GIF', latin('GIF89a......................'), 415, /GIF/],
    ['of an archive called a picture', latin('PK\u0003\u0004..................'), 415, /JPEG, PNG, WebP et les PDF/],
    ['of a drawing that may hold a script', latin('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, /PDF/],
    ['of nothing', Buffer.alloc(0), 415, /PDF/],
    ['of a picture in name only', latin('\u00ff\u00d8\u00ff\u00e0 and then nothing like it'), 422, /abîmé/],
    ['of a document cut short', latin('%PDF-1.7 a plan'), 422, /abîmé/],
    ['of a picture larger than any screen', bomb(), 422, /trop de pixels/],
    [
      'of a file beyond 20 MB',
      Buffer.alloc(20 * 1024 * 1024 + 1, 'a'),
      413,
      /«\u00a0photo\.jpg\u00a0» dépasse 20\u00a0Mo/,
    ],
  ])('%s', async (_, bytes, status, message) => {
    const write = jest.spyOn(world.store, 'write');
    const writeFile = jest.spyOn(world.store, 'writeFile');
    const answer = await send([await jpeg(), { name: 'photo.jpg', bytes }, await jpeg()]);
    expect(answer.body).toMatchObject({ status, message: expect.stringMatching(message) as string });
    expect([write.mock.calls, writeFile.mock.calls]).toEqual([[], []]);
    await nothingIsLeft();
  });

  it('of a truncated picture', async () => {
    const { bytes } = await jpeg(3000);
    const answer = await send([{ name: 'a.jpg', bytes: bytes.subarray(0, bytes.length / 2) }]);
    expect(answer.body).toMatchObject({ status: 422, message: '«\u00a0a.jpg\u00a0» est abîmé ou incomplet.' });
    await nothingIsLeft();
  });

  it('without a file, in another format than a form, or as a broken form', async () => {
    expect((await send([])).body).toMatchObject({ status: 422, message: 'Aucun fichier n’a été envoyé.' });
    const json = await world.call('POST media/property/V1', { token, body: { file: 'x' } });
    expect(json.status).toBe(415);
    const { body, headers } = await formOf([pdf()]);
    const cut = await world.call('POST media/property/V1', { token, headers, body: body.subarray(0, -20) });
    expect(cut.body).toMatchObject({ status: 400, message: 'L’envoi est incomplet ou illisible.' });
    const formHeaders = { 'content-type': 'multipart/form-data' };
    expect((await world.call('POST media/property/V1', { token, headers: formHeaders, body })).status).toBe(400);
    await nothingIsLeft();
  });

  it('of more than twenty files', async () => {
    const files = Array.from({ length: 21 }, (_, index) => pdf(`plan ${index}`));
    expect((await send(files)).status).toBe(413);
    await nothingIsLeft();
  });

  it.each(['property/V2', 'contact/999', 'contact/01', 'contact/abc', 'contact/1e3'])('for %s', async (place) => {
    expect((await send([pdf()], place)).body).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await world.call(`GET media/${place}`, { token })).status).toBe(404);
    await nothingIsLeft();
  });

  it('with an invalid mark', async () => {
    const answer = await send([pdf()], `contact/${contactId}?metadata=PUBLIC`);
    expect(answer.body).toMatchObject({ status: 422, errors: [{ path: 'metadata' }] });
    expect((await send([pdf()], 'property/V1?metadata=SECRET')).status).toBe(422);
    await nothingIsLeft();
  });

  it('from users who may not write', async () => {
    token = await world.signIn(['SUPPORT', 'SYNCHRO']);
    expect((await send([pdf()])).status).toBe(403);
  });

  it('when the store fails in the middle', async () => {
    jest.spyOn(world.store, 'writeFile').mockRejectedValueOnce(new ApiProblem('UNAVAILABLE'));
    expect((await send([await jpeg()])).status).toBe(503);
    await nothingIsLeft();
  });

  it('when the database fails at the end, its bytes removed again', async () => {
    await world.db
      .script(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
      create trigger fails before insert on media for each row execute function fail()`);
    const file = await jpeg();
    const writeFile = jest.spyOn(world.store, 'writeFile');
    expect((await send([file])).status).toBe(500);
    const [key = ''] = writeFile.mock.calls[0] ?? [];
    expect(key).toMatch(/^[0-9a-f]{40}$/);
    expect(await world.store.has(key, 'ORIGINAL')).toBe(false);
    await world.db.script('drop function fail cascade');
    await nothingIsLeft();
  });
});
