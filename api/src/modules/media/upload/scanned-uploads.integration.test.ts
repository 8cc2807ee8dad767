import sql from 'sql-template-tag';
import { propertyFields, SOMEBODY } from '../../../../test/factories';
import { startClamd, type FakeClamd } from '../../../../test/fakes/fake-clamd';
import { aPhotograph, formOf, upload } from '../../../../test/upload';
import { nothingUploaded, openFolders } from '../../../../test/upload-folders';
import { startWorld, type World } from '../../../../test/world';
import { openClamd } from '../../../antivirus/file-scanner';
import { insertManyProperties } from '../../property/property.service';

const VIRUS = 'a test signature';
const pdf = (name: string, text: string) => ({ name, bytes: Buffer.from(`%PDF-1.7 ${text}\n%%EOF\n`) });

let clamd: FakeClamd;
let world: World;
let token: string;
beforeAll(async () => {
  clamd = await startClamd(VIRUS);
  world = await startWorld({ scanner: openClamd({ host: '127.0.0.1', port: clamd.port }) });
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['MANAGER'], { email: 'nora@pignon.test' });
  await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, [{ reference: 'V1', fields: propertyFields() }]));
});
afterAll(async () => {
  await world.close();
  await clamd.close();
});

it('stores nothing of an upload with a file in which something was found', async () => {
  const answer = await upload(world, 'property/V1', [await aPhotograph(), pdf('Plan.pdf', VIRUS)], token);
  expect([answer.status, answer.body]).toMatchObject([
    422,
    { message: '«\u00a0Plan.pdf\u00a0» contient un logiciel malveillant\u00a0: il n’a pas été enregistré.' },
  ]);
  await nothingUploaded(world.db);
});

it('stores what was scanned', async () => {
  const before = clamd.scanned();
  expect((await upload(world, 'property/V1', [await aPhotograph(), pdf('Plan.pdf', 'sain')], token)).status).toBe(201);
  expect(clamd.scanned()).toBe(before + 2);
});

it('imports no listing file in which something was found', async () => {
  const form = await formOf([{ name: 'annonces.csv', bytes: Buffer.from(`"${VIRUS}"!#`) }]);
  const answer = await world.call('POST property/import', { token, ...form });
  expect(answer.status).toBe(422);
  expect(await world.db.query(sql`select id from property_import`)).toEqual([]);
  expect(await openFolders()).toEqual([]);
});
