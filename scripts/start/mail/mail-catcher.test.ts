import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailCatcher, type MailCatcher } from './mail-catcher';

let folder: string;
let catcher: MailCatcher | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pignon-mail-'));
});
afterEach(async () => {
  await catcher?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests the mail catcher under a host name. @returns the status */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}

it('accepts only host names of this machine', async () => {
  catcher = await startMailCatcher(folder);
  expect(await statusFor(catcher.url, 'localhost:8025')).toBe(200);
  expect(await statusFor(catcher.url, '127.0.0.1')).toBe(200);
  expect(await statusFor(catcher.url, 'mail:8025')).toBe(404);
  expect(await statusFor(catcher.url, 'elsewhere.test')).toBe(404);
});

it('accepts the configured host name too', async () => {
  catcher = await startMailCatcher(folder, { name: 'mail' });
  expect(await statusFor(catcher.url, 'mail:8025')).toBe(200);
  expect(await statusFor(catcher.url, 'localhost')).toBe(200);
  expect(await statusFor(catcher.url, 'mail.elsewhere.test')).toBe(404);
});
