import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { startClamd, type FakeClamd } from '../../test/fakes/fake-clamd';
import { noFileScanner, openClamd } from './file-scanner';

const VIRUS = 'a test signature';

let dir: string;
let clamd: FakeClamd | undefined;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pignon-scan-'));
});
afterEach(async () => {
  await clamd?.close();
  clamd = undefined;
});
afterAll(() => rm(dir, { recursive: true }));

async function scan(
  content: string | Buffer,
  { answer, timeoutMs }: { answer?: string | null; timeoutMs?: number } = {},
) {
  clamd = await startClamd(VIRUS, answer);
  const file = join(dir, 'file');
  await writeFile(file, content);
  return openClamd({ host: '127.0.0.1', port: clamd.port }, timeoutMs).scan(file, 'Plan.pdf');
}

/** Paths of the files that this process has open, as Linux tells them. */
async function openFiles(): Promise<string[]> {
  const links = await readdir('/proc/self/fd');
  return Promise.all(links.map((link) => readlink(join('/proc/self/fd', link)).catch(() => '')));
}

it('accepts a file in which nothing was found, whatever its size', async () => {
  await expect(scan(Buffer.alloc(3_000_000, 65))).resolves.toBeUndefined();
  expect(clamd?.scanned()).toBe(1);
});

it('refuses a file in which something was found', async () => {
  await expect(scan(`%PDF-1.7 ${VIRUS}`)).rejects.toMatchObject({
    code: 'VALIDATION',
    message: '«\u00a0Plan.pdf\u00a0» contient un logiciel malveillant\u00a0: il n’a pas été enregistré.',
    details: { detail: 'Eicar-Test-Signature' },
  });
});

it.each([
  ['says an error', { answer: 'INSTREAM size limit exceeded. ERROR\0' }],
  ['says nothing', { answer: null, timeoutMs: 100 }],
  ['says what is unknown', { answer: 'stream: maybe\0' }],
])('refuses a file for now when clamd %s', async (_, server) => {
  await expect(scan('%PDF-1.7', server)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

it('refuses a file for now when clamd is away, and accepts it once it is there', async () => {
  const file = join(dir, 'file');
  await writeFile(file, '%PDF-1.7');
  const { port, close } = await startClamd(VIRUS);
  await close();
  await expect(openClamd({ host: '127.0.0.1', port }).scan(file, 'Plan.pdf')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  await expect(noFileScanner.scan(file, 'Plan.pdf')).resolves.toBeUndefined();
  await waitFor(async () => expect(await openFiles()).not.toContain(file));
});
