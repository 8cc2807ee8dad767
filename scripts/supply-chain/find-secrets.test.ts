import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PACKAGES, REPOSITORY } from '../build/packages';
import { secretsIn } from './find-secrets';

/** Files that .dockerignore excludes from every image. */
const NOT_IN_IMAGES = /\.(?:test\.[^/]*|pem|key|p12|pfx)$|(?:^|\/)\.env|^docs\/|\.md$/;
const BINARY = /\.(?:webp|png|jpe?g|ico|pdf|woff2?|ttf|otf|zip|br|gz|wasm|node)$/;

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\0')
  .filter((file) => file !== '' && !NOT_IN_IMAGES.test(file));

/** Files of the last build of a package; none before the first. */
function builtFiles(name: string): string[] {
  const folder = path.join(REPOSITORY, name, 'dist');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(name, 'dist', file));
}

const isText = (file: string): boolean => {
  const found = statSync(path.join(REPOSITORY, file), { throwIfNoEntry: false });
  return !BINARY.test(file) && found?.isFile() === true;
};

const faultsOf = (files: readonly string[]): string[] =>
  files
    .filter(isText)
    .flatMap((file) => secretsIn(readFileSync(path.join(REPOSITORY, file), 'utf8')).map((kind) => `${file}: ${kind}`));

it('finds no secret in the sources of the images', () => {
  expect(tracked.length).toBeGreaterThan(2000);
  expect(faultsOf(tracked)).toEqual([]);
});

const built = [...PACKAGES, 'host/server', 'api'].flatMap(builtFiles);

// the gate builds first
(built.length > 0 ? it : it.skip)('finds no secret in what was built for browsers and servers', () => {
  expect(faultsOf(built)).toEqual([]);
});

// concatenated at run time, so that secret scanners do not report this file
const joined = (...parts: string[]): string => parts.join('');

it.each([
  ['a private key', joined('-----BEGIN RSA PRIV', 'ATE KEY-----\nMIIEowIBAAKCAQEAwhatever')],
  ['a private key', joined('-----BEGIN PRIV', 'ATE KEY-----\nMIIEowIBAAKCAQEAwhatever')],
  ['a key of AWS', joined('AKI', 'AIOSFODNN7EXAMPLE')],
  ['a key of Google', joined('AIz', 'aSy', 'a'.repeat(33))],
  ['a token of GitHub', joined('gh', 'p_', 'a1'.repeat(18))],
  ['a token of npm', joined('np', 'm_', 'a1'.repeat(18))],
  ['a token of Slack', joined('xox', 'b-1234567890-abc')],
  ['a key of Stripe', joined('sk_', 'live_', 'a1'.repeat(10))],
  ['a signed token', joined('ey', 'JhbGciOiJIUzI1', '.ey', 'JzdWIiOiIxMjM0', '.', 'a'.repeat(32))],
])('recognises %s', (kind, text) => {
  expect(secretsIn(`const key = "${text}";`)).toEqual([kind]);
});
