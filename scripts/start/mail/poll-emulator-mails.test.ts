import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailCatcher, type MailCatcher } from './mail-catcher';
import type { Letter } from './mail-pages';

const LINK = 'http://127.0.0.1:9099/emulator/action?mode=signIn&lang=fr&oobCode=abc&continueUrl=http%3A%2F%2Fhere%2F';
const aCode = (overrides: object = {}) => ({
  email: 'zoe@pignon.test',
  requestType: 'EMAIL_SIGNIN',
  oobCode: 'abc',
  oobLink: LINK,
  ...overrides,
});

let folder: string;
let catcher: MailCatcher;
let emulator: Server;
let codes: object[];

/** Starts the catcher in the test's folder; a second call simulates a restart of the product. */
const start = async () => {
  const { port } = emulator.address() as AddressInfo;
  const identity = { host: `127.0.0.1:${port}`, publicUrl: 'http://localhost:8080' };
  catcher = await startMailCatcher(folder, { identity });
};
const letters = async () => (await (await fetch(new URL('messages.json', catcher.url))).json()) as Letter[];
const page = async (path: string) => (await fetch(new URL(path, catcher.url))).text();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pignon-letters-'));
  codes = [aCode()];
  emulator = createServer((_request, response) => response.end(JSON.stringify({ oobCodes: codes })));
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve));
  await start();
});
afterEach(async () => {
  await catcher.stop();
  emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a message of the identity emulator', () => {
  it('contains a link to the product’s own address', async () => {
    const [letter] = await letters();
    expect(letter).toMatchObject({ to: ['zoe@pignon.test'], subject: 'Lien de connexion à Pignon' });
    expect(letter?.text).toContain(
      'http://localhost:8080/emulator/action?mode=signIn&lang=fr&oobCode=abc&continueUrl=http%3A%2F%2Fhere%2F',
    );
  });

  it('is stored once, whatever the number of requests and restarts', async () => {
    await Promise.all([letters(), page('/')]);
    await catcher.stop();
    await start();
    expect(await letters()).toHaveLength(1);
  });

  it('stays after its link was used, beside later ones', async () => {
    await letters();
    codes = [aCode({ oobCode: 'def', requestType: 'PASSWORD_RESET', oobLink: LINK.replace('abc', 'def') })];
    const subjects = (await letters()).map(({ subject }) => subject);
    expect(subjects).toEqual(['Choisir un nouveau mot de passe', 'Lien de connexion à Pignon']);
  });

  it('has a page with its link', async () => {
    const [letter] = await letters();
    expect(await page(`/${letter?.id ?? ''}`)).toContain(
      '<a href="http://localhost:8080/emulator/action?mode=signIn&amp;lang=fr&amp;oobCode=abc&amp;continueUrl=http%3A%2F%2Fhere%2F"',
    );
  });

  it('does not prevent listing stored messages when the emulator is down', async () => {
    await letters();
    emulator.closeAllConnections();
    await new Promise((resolve) => emulator.close(resolve));
    expect(await page('/')).toContain('Lien de connexion à Pignon');
  });
});
