import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role, UserStatus } from '@pignon/shared/domain/user/user.enums';
import type { FastifyInstance } from 'fastify';
import { noFileScanner } from '../src/antivirus/file-scanner';
import { buildApp } from '../src/app';
import type { Identity, Sessions, TokenVerifier } from '../src/auth/identity';
import type { Db } from '../src/db/db';
import type { CheckReply, Deps } from '../src/deps';
import { ApiProblem } from '../src/http/api-problem';
import { noGeoplateforme } from '../src/geoplateforme/geoplateforme';
import { createTileSigner } from '../src/geoplateforme/tile-signer';
import { createMediaSigner } from '../src/modules/media/store/media-signer';
import { openFolderStore, type MediaStore } from '../src/modules/media/store/media-store';
import { createCustomerLinks } from '../src/modules/proposal/customer/customer-links';
import { createPhotoLinks } from '../src/modules/sync/photo/photo-links';
import { createWaitingKeys } from '../src/modules/user/waiting-call-key';
import { insertUsers } from '../src/modules/user/user.repo';
import { noLeakedPasswords } from '../src/passwords/leaked-passwords';
import { checkRefusal, checkWrites } from './checks/invariants';
import { emptyDb, openTestDb } from './test-db';
import { TEST_KEYS } from './fakes/test-keys';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // the test declares the type of the body
  body: never;
  bytes: Buffer;
}

/** Test tokens are the serialised identity. */
export function tokenOf(identity: Partial<Identity> & Pick<Identity, 'uid' | 'email'>): string {
  const whole: Identity = {
    emailVerified: true,
    name: null,
    picture: null,
    provider: null,
    signedInAt: Date.now(),
    ...identity,
  };
  return Buffer.from(JSON.stringify(whole)).toString('base64url');
}

const verifier: TokenVerifier = {
  verify: (token) => {
    try {
      return Promise.resolve(JSON.parse(Buffer.from(token, 'base64url').toString('utf8')) as Identity);
    } catch {
      return Promise.reject(new ApiProblem('NOT_AUTHENTICATED'));
    }
  },
};

const sessions: Sessions = { end: () => Promise.resolve(), remove: () => Promise.resolve() };

/** a response that violates its schema fails the test */
const checkReply: CheckReply = (key, schema, answer) => {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new Error(`${key} answers against its schema: ${parsed.error.message}`);
  return answer;
};

export interface World {
  app: FastifyInstance;
  db: Db;
  store: MediaStore;
  /** Folder of the media store. */
  mediaDir: string;
  verifier: TokenVerifier;
  secondFactors: Deps['secondFactors'];
  /** Adds an ACTIVE user with these roles and returns a token. */
  signIn(roles: Role[], overrides?: { email?: string; status?: UserStatus }): Promise<string>;
  call(key: string, options?: { token?: string; body?: unknown; headers?: Record<string, string> }): Promise<Answer>;
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the product server on a database of its own, called without a network. */
export async function startWorld(overrides: Partial<Deps> = {}): Promise<World> {
  const db = await openTestDb();
  const dir = await mkdtemp(join(tmpdir(), 'pignon-media-'));
  const store = openFolderStore(dir);
  const signer = createMediaSigner(TEST_KEYS);
  const portalSecrets = TEST_KEYS.box('portals');
  const secondFactors: Deps['secondFactors'] = { rule: 'optional', secrets: TEST_KEYS.box('second factor') };
  const app = await buildApp({
    db,
    store,
    scanner: noFileScanner,
    signer,
    verifier,
    sessions,
    connectors: new Set(),
    portalSecrets,
    tokenHashes: TEST_KEYS.tokenHashes,
    secondFactors,
    waitingKeys: createWaitingKeys(TEST_KEYS),
    portalFolder: join(dir, 'portals'),
    privateHosts: 'all',
    photoLinks: createPhotoLinks(TEST_KEYS),
    mail: {
      route: null,
      publicUrl: 'https://pignon.test',
      secrets: TEST_KEYS.box('mail'),
      privateHosts: 'all',
    },
    links: createCustomerLinks(TEST_KEYS),
    tilePass: createTileSigner(TEST_KEYS),
    geoplateforme: noGeoplateforme,
    leakedPasswords: noLeakedPasswords,
    logLevel: 'silent',
    checkReply,
    ...overrides,
  });
  let people = 0;
  return {
    app,
    db,
    store,
    mediaDir: dir,
    verifier,
    secondFactors,
    async signIn(roles, { email = `person${++people}@pignon.test`, status = 'ACTIVE' } = {}) {
      await insertUsers(db, [{ loginEmail: email, uid: `uid of ${email}`, roles, status }]);
      return tokenOf({ uid: `uid of ${email}`, email });
    },
    async call(key, { token, body, headers = {} } = {}) {
      const [method = 'GET', path = ''] = key.split(' ');
      const answer = await app.inject({
        method: method as 'GET',
        url: `/api/${path}`,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      // written beside the call: a test that compares tables sees it whole
      await app.sessionRecorder.idle();
      const isJson = String(answer.headers['content-type']).includes('json');
      const parsed = (isJson ? answer.json() : undefined) as never;
      if (String(answer.headers['content-type']).includes('problem+json')) checkRefusal(key, parsed);
      return { status: answer.statusCode, headers: answer.headers, body: parsed, bytes: answer.rawPayload };
    },
    async empty() {
      await app.sessionRecorder.idle();
      await checkWrites(db);
      await emptyDb(db);
    },
    async close() {
      try {
        await checkWrites(db);
      } finally {
        await app.close();
        await db.close();
        await rm(dir, { recursive: true, force: true });
      }
    },
  };
}
