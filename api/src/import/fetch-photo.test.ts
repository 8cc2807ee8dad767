import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPhoto, PHOTO_LIMITS, type FetchOptions } from './fetch-photo';
import { isPrivateAddress } from '../net/private-address';

let web: Server;
let base: string;
/** The same server at an address that the tests below treat as private. */
let privateUrl: string;
const local = { ...PHOTO_LIMITS, timeoutMs: 300, maxBytes: 1000, isPrivate: () => false };

beforeAll(async () => {
  web = createServer((request, response) => {
    if (request.url === '/ok') response.end('picture');
    else if (request.url === '/big') response.end('x'.repeat(5000));
    else if (request.url === '/moved') response.writeHead(302, { location: '/ok' }).end();
    else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (request.url === '/inside') response.writeHead(302, { location: privateUrl }).end();
    else if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (request.url !== '/slow') response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => web.listen(0, resolve));
  const { port } = web.address() as AddressInfo;
  [base, privateUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.2:${port}/ok`];
});

afterAll(() => {
  web.closeAllConnections();
  web.close();
});

describe('fetching a photograph', () => {
  it('follows a redirect to the bytes', async () => {
    expect(Buffer.from(await fetchPhoto(`${base}/moved`, local)).toString()).toBe('picture');
  });

  it.each([
    ['/missing', 'Le serveur répond 404'],
    ['/big', 'Image trop volumineuse'],
    ['/loop', 'Trop de redirections'],
    ['/file', 'Adresse invalide'],
    ['/slow', 'Le serveur ne répond pas à temps'],
  ])('gives up on %s with a reason', async (path, reason) => {
    await expect(fetchPhoto(base + path, local)).rejects.toThrow(reason);
  });

  it.each(['ftp://a.test/1.jpg', 'file:///etc/passwd', 'photo.jpg', ''])(
    'refuses the address "%s"',
    async (address) => {
      await expect(fetchPhoto(address)).rejects.toThrow('Adresse invalide');
    },
  );

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'http://10.0.0.8/',
    'http://localhost/',
    'http://2130706433/',
    'http://[::ffff:127.0.0.1]/',
  ])('never connects to a private network: %s', async (address) => {
    await expect(fetchPhoto(address)).rejects.toThrow('Adresse interne refusée');
  });

  describe('from a public server', () => {
    const isPrivate = (address: string) => address !== '127.0.0.1';
    /** Resolves to the addresses in turn, and counts the lookups. */
    const lookupReturning = (...answers: string[][]) => {
      const counter = { times: 0 };
      const lookup = ((_host: string, _options: unknown, done: (error: null, found: object[]) => void) => {
        const found = answers[Math.min(counter.times, answers.length - 1)] ?? [];
        counter.times += 1;
        done(
          null,
          found.map((address) => ({ address, family: 4 })),
        );
      }) as unknown as NonNullable<FetchOptions['lookup']>;
      return { asked: counter, options: { ...local, isPrivate, lookup } };
    };
    /** A name of its own for each test: a connection that stays open is used again without a lookup. */
    const urlOfHost = (name: string) => `${base.replace('127.0.0.1', `${name}.test`)}/ok`;

    it('reads the picture', async () => {
      const { options } = lookupReturning(['127.0.0.1']);
      expect(Buffer.from(await fetchPhoto(urlOfHost('public'), options)).toString()).toBe('picture');
    });

    it('follows no redirect into a private network', async () => {
      await expect(fetchPhoto(`${base}/inside`, { ...local, isPrivate })).rejects.toThrow('Adresse interne refusée');
    });

    it('refuses a name that has a private address beside a public one', async () => {
      const { options } = lookupReturning(['127.0.0.1', '127.0.0.2']);
      await expect(fetchPhoto(urlOfHost('mixed'), options)).rejects.toThrow('Adresse interne refusée');
    });

    it('connects to the address that was checked, whatever the name resolves to afterwards', async () => {
      const { asked, options } = lookupReturning(['127.0.0.1'], ['127.0.0.2']);
      expect(Buffer.from(await fetchPhoto(urlOfHost('first'), options)).toString()).toBe('picture');
      expect(asked.times).toBe(1);
      await expect(fetchPhoto(urlOfHost('second'), options)).rejects.toThrow('Adresse interne refusée');
    });
  });

  it('tells public from private addresses', () => {
    expect(['93.184.216.34', '2606:2800:220:1::1', '172.32.0.1'].map(isPrivateAddress)).toEqual([false, false, false]);
    expect(
      ['172.16.4.4', '192.168.1.1', '100.64.0.1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', 'nonsense'].map(
        isPrivateAddress,
      ),
    ).toEqual(Array.from({ length: 7 }, () => true));
  });
});
