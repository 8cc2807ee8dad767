import sharp from 'sharp';
import sql from 'sql-template-tag';
import { listingsIn, readPackage } from '../../../../test/portal/read-package';
import { startSendingWorld, type SendingWorld } from '../../../../test/portal/sending-world';

let world: SendingWorld;
beforeAll(async () => {
  world = await startSendingWorld();
});
afterAll(() => world.close());

const get = (address: string) => world.call(`GET ${address.replace('https://pignon.test/api/', '')}`, {});

describe.each([
  ['POLIRIS', 'pignon_A64.zip', 'Annonces.csv'],
  ['UBIFLOW', 'A64.zip', 'A64.xml'],
  ['GREEN_ACRES', 'A64.xml', null],
] as const)('a picture of a %s listing that the portal fetches', (kind, name, inside) => {
  let address = '';
  beforeEach(async () => {
    await world.begin('portail', kind, { mode: 'URL', encoding: 'UTF-8' });
    await world.addPicture('V26-00001');
    const run = await world.send(await world.ask('portail'));
    expect(run).toMatchObject({ status: 'DONE', sent: 2, fileName: name });
    const bytes = await world.file(name);
    const text = String(inside === null ? bytes : (await readPackage(bytes)).get(inside));
    address = /https:\/\/pignon\.test\/api\/sync\/photo\/[^"<]+\.jpg/.exec(text)?.[0] ?? '';
  });

  it('is a JPEG under a stable address, and cacheable', async () => {
    const { status, headers, bytes } = await get(address);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
    expect((await sharp(bytes).metadata()).format).toBe('jpeg');
    const again = await world.send(await world.ask('portail'));
    expect(again.changes).toEqual({ new: 0, changed: 0, same: 2, gone: 0 });
    expect((await get(address)).status).toBe(200);
  });

  it('is 404 once the listing left the portal, and stays while its removal is pending', async () => {
    await world.db.query(sql`update property set property_status = 'SOLD' where reference = 'V26-00001'`);
    expect((await get(address)).status).toBe(200);
    await world.send(await world.ask('portail'));
    expect((await get(address)).status).toBe(404);
  });

  it('is 404 once it is private, or its portal is deleted', async () => {
    await world.db.query(sql`update media set metadata = '{}'`);
    expect((await get(address)).status).toBe(404);
    await world.db.query(sql`update media set metadata = '{PUBLIC}'`);
    await world.call('DELETE sync/portail', { token: world.token });
    expect((await get(address)).status).toBe(404);
  });

  it('is 404 for a guessed address', async () => {
    const [, signature = ''] = /photo\/[^/]+\/([^/]+)\//.exec(address) ?? [];
    const tamperedSignature = signature.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'));
    expect((await get(address.replace(signature, tamperedSignature))).status).toBe(404);
    expect((await get(address.replace('V26-00001', 'V26-00002'))).status).toBe(404);
  });
});

it('a run of a portal that fetches pictures fails without a public address of the installation', async () => {
  await world.begin('portail', 'POLIRIS', { mode: 'URL' });
  const { publicUrl } = world.deps;
  world.deps.publicUrl = null;
  const run = await world.send(await world.ask('portail'));
  world.deps.publicUrl = publicUrl;
  expect([run.status, run.error]).toEqual([
    'FAILED',
    'L’installation ne dit pas sous quelle adresse les portails trouvent ses photographies\u00a0: envoyez-les en fichiers.',
  ]);
});

it('a Poliris package declares that its pictures are addresses', async () => {
  await world.begin('portail', 'POLIRIS', { mode: 'URL' });
  await world.addPicture('V26-00001');
  await world.send(await world.ask('portail'));
  const files = await readPackage(await world.file('pignon_A64.zip'));
  expect([...files.keys()]).toEqual(['Annonces.csv', 'Photos.cfg', 'Config.txt']);
  expect(String(files.get('Photos.cfg'))).toBe('Mode=URL\r\n');
  expect(listingsIn(files)[0]?.photos[0]?.url).toMatch(/^https:\/\/pignon\.test\/api\/sync\/photo\/V26-00001\//);
});
