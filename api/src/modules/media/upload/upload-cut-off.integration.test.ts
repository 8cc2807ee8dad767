import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { contactFields, propertyFields, SOMEBODY } from '../../../../test/factories';
import { formOf } from '../../../../test/upload';
import { nothingUploaded, openFolders } from '../../../../test/upload-folders';
import { startWorld, type World } from '../../../../test/world';
import { createContact } from '../../contact/contact.service';
import { insertManyProperties } from '../../property/property.service';

/* Sends over a real connection: a form in memory cannot be interrupted. */

let world: World;
let token: string;

let picture: Buffer;
const nothingIsLeft = () => nothingUploaded(world.db);

beforeAll(async () => {
  picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer();
  world = await startWorld();
  await world.empty();
  token = await world.signIn(['NEGOTIATOR'], { email: 'nora@pignon.test' });
  const { id } = await world.db.tx((tx) => createContact(tx, SOMEBODY, { fields: contactFields() }));
  const property = { reference: 'V1', fields: propertyFields({ contactTypes: { [id]: ['OWNER' as const] } }) };
  await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, [property]));
  await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

describe('an interrupted upload', () => {
  it('leaves no row and no file', async () => {
    const writeFile = jest.spyOn(world.store, 'writeFile');
    const { body, headers } = await formOf([
      { name: 'a.jpg', bytes: picture },
      { name: 'b.jpg', bytes: Buffer.alloc(5_000_000, 'a') },
    ]);
    const { port } = world.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/media/property/V1 HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n` +
        `Content-Type: ${headers['content-type'] ?? ''}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 3_000_000));
    await waitFor(async () => expect(await openFolders()).toHaveLength(1), { timeout: 5000 });
    await wait(50);
    socket.destroy();
    await waitFor(nothingIsLeft, { timeout: 5000 });
    expect(writeFile).not.toHaveBeenCalled();
  });
});

describe('files that are too large', () => {
  it('are read to their end, so that a client that reads only then gets the reason', async () => {
    const rest = { name: 'rest.pdf', bytes: Buffer.alloc(19_000_000, 'a') };
    const { body, headers } = await formOf([{ name: 'big.jpg', bytes: Buffer.alloc(25_000_000, 'a') }, rest, rest]);
    const { port } = world.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.pause();
    socket.write(
      `POST /api/media/property/V1 HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n` +
        `Content-Type: ${headers['content-type'] ?? ''}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await new Promise<void>((onSent, failed) => {
      socket.once('error', failed);
      socket.write(body, () => onSent());
    });
    const chunks: Buffer[] = [];
    for await (const chunk of socket as AsyncIterable<Buffer>) chunks.push(chunk);
    const answer = Buffer.concat(chunks).toString('utf8');
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('«\u00a0big.jpg\u00a0» dépasse 20\u00a0Mo.');
    await nothingIsLeft();
  });
});
