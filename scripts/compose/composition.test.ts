import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { REPOSITORY } from '../build/packages';
import { compositionFaults } from './composition-faults';
import { readComposition, readStages } from './read-composition';

const read = (file: string): string => readFileSync(path.join(REPOSITORY, file), 'utf8');
const COMPOSE = read('docker-compose.yml');
const DOCKERFILE = read('Dockerfile');

function faults(compose = COMPOSE, dockerfile = DOCKERFILE): string[] {
  return compositionFaults({
    composition: readComposition(compose),
    stages: readStages(dockerfile),
    exists: (file) => existsSync(path.join(REPOSITORY, file)),
  });
}

/** Replaces a part of a text; the part must exist. */
function replaceExpected(text: string, part: string | RegExp, by: string): string {
  const next = text.replace(part, by);
  expect(next).not.toBe(text);
  return next;
}

describe('the composition', () => {
  it('has all required services and images', () => {
    expect(Object.keys(readComposition(COMPOSE).services)).toEqual(
      expect.arrayContaining(['postgres', 'identity', 'api', 'edge', 'mail', 'ftp', 'sftp', 's3', 'e2e']),
    );
    expect(faults()).toEqual([]);
  });

  it('runs the API twice', () => {
    expect(parse(COMPOSE)).toMatchObject({ services: { api: { deploy: { replicas: 2 } } } });
  });

  it('gives the root key of the buckets to no service that browsers reach', () => {
    type Services = Record<string, { environment: Record<string, string> }>;
    const { services } = parse(COMPOSE, { merge: true }) as { services: Services };
    const { s3, api, edge, publish } = services;
    const root = s3?.environment['ROOT_ACCESS_KEY'];
    expect(publish?.environment['STORE_ACCESS_KEY_ID']).toBe(root);
    const accounts = [api?.environment['S3_ACCESS_KEY_ID'], edge?.environment['STORE_ACCESS_KEY_ID']];
    expect(accounts).not.toContain(root);
    for (const account of accounts) {
      expect(s3?.environment['ACCOUNTS']).toContain(`${account ?? ''}:`);
      expect(publish?.environment['RIGHTS']).toContain(`:${account ?? ''}:`);
    }
  });

  it('excludes the secrets of every folder from images', () => {
    const ignoredPaths = read('.dockerignore').split('\n');
    expect(ignoredPaths).toEqual(
      expect.arrayContaining(['**/.env', '**/.env.*', '**/*.pem', '**/*.key', '**/*.p12', '**/*.pfx']),
    );
  });

  it('names each base image once, so that its digest can be added there', () => {
    const stages = readStages(DOCKERFILE);
    const bases = new Set(stages.map(({ from }) => from).filter((from) => !stages.some(({ name }) => name === from)));
    expect([...bases].sort()).toEqual([
      expect.stringMatching(/^debian:/),
      expect.stringMatching(/^node:/),
      expect.stringMatching(/^versity\/versitygw:/),
    ]);
    for (const base of bases) expect([base, DOCKERFILE.split(base).length - 1]).toEqual([base, 1]);
  });

  it('accepts a base image with tag and digest', () => {
    const digest = `@sha256:${'0f'.repeat(32)}`;
    expect(faults(COMPOSE, replaceExpected(DOCKERFILE, 'trixie-slim', `trixie-slim${digest}`))).toEqual([]);
    expect(faults(replaceExpected(COMPOSE, '17.11-trixie', `17.11-trixie${digest}`))).toEqual([]);
  });

  it('installs with the repository’s version of pnpm', () => {
    const [version] = /pnpm@[\d.]+/.exec(read('scripts/run/ensure-installed.mjs')) ?? [];
    expect(version).toBeDefined();
    const used = DOCKERFILE.match(/pnpm@[\d.]+ \w+/g) ?? [];
    expect(used).toEqual([`${version ?? ''} fetch`, `${version ?? ''} install`]);
  });
});

describe('reports', () => {
  it.each([
    [
      'a service without a health check',
      /healthcheck: \{ test: \[CMD, pg_isready.*/,
      '',
      'postgres has no health check',
    ],
    ['an image of any version', 'postgres:17.11-trixie', 'postgres:latest', 'postgres takes postgres:latest'],
    ['an image as root', '    user: postgres\n', '', 'postgres runs as root'],
    ['a target that is not there', 'target: mail', 'target: post', 'mail is built from post'],
    ['a service that stays down', /(target: mail .*\n.*\n) {4}restart.*\n/, '$1', 'mail is not started again'],
    ['a wait for nobody', '      s3: { condition', '      s4: { condition', 'publish waits for s4'],
    ['a service with powers of root', 'cap_drop: [ALL]', 'cap_add: [CHOWN]', 'edge keeps powers of root'],
    ['a service that may gain powers', 'no-new-privileges:true', 'no-new-privileges:false', 'edge may gain powers'],
    ['a volume that is not declared', "'mail:/data'", "'post:/data'", 'the volume post is not declared'],
  ])('%s', (_name, part, by, sentence) => {
    expect(faults(replaceExpected(COMPOSE, part, by)).join('\n')).toContain(sentence);
  });

  it.each([
    ['an image as root', /USER node\nEXPOSE 8081/, 'EXPOSE 8081', 'api runs as root'],
    ['a base of any version', /node:24\.21\.0-trixie-slim/, 'node:latest', 'node:latest is no exact version'],
    ['a base that nothing names', 'ARG DEBIAN_IMAGE=', 'ARG OTHER_IMAGE=', '${DEBIAN_IMAGE} is no exact version'],
    ['a digest that is cut', 'trixie-slim', 'trixie-slim@sha256:0f', 'trixie-slim@sha256:0f is no exact version'],
    ['a file that is not there', 'docker/portal/portal.py', 'docker/portal.py', 'docker/portal.py is copied and does'],
    ['a check without its program', /COPY docker\/healthy.mjs \//, '', 'the image of api lacks /healthy.mjs'],
  ])('in the Dockerfile: %s', (_name, part, by, sentence) => {
    expect(faults(COMPOSE, replaceExpected(DOCKERFILE, part, by)).join('\n')).toContain(sentence);
  });
});
