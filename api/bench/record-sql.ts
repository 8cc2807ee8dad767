import type { Sql } from 'sql-template-tag';
import type { FastifyInstance } from 'fastify';
import { noFileScanner } from '../src/antivirus/file-scanner';
import { buildApp } from '../src/app';
import type { Db, Queryable } from '../src/db/db';
import { noGeoplateforme } from '../src/geoplateforme/geoplateforme';
import { createTileSigner } from '../src/geoplateforme/tile-signer';
import { createMediaSigner } from '../src/modules/media/store/media-signer';
import { openFolderStore } from '../src/modules/media/store/media-store';
import { createCustomerLinks } from '../src/modules/proposal/customer/customer-links';
import { createPhotoLinks } from '../src/modules/sync/photo/photo-links';
import { createWaitingKeys } from '../src/modules/user/waiting-call-key';
import { noLeakedPasswords } from '../src/passwords/leaked-passwords';
import type { BenchCall } from './cases';
import { keysOf } from '../test/fakes/test-keys';

/** SQL statements of one call; those of a transaction share a connection. */
export type Statement = Sql;

const KEYS = keysOf('the recorder keeps nothing of this');

/** The API over a recording database, for one caller. */
function buildRecordedApp(db: Db, email: string): Promise<FastifyInstance> {
  const identity = {
    uid: email,
    email,
    emailVerified: true,
    name: null,
    picture: null,
    provider: null,
    signedInAt: Date.now(),
  };
  return buildApp({
    db,
    store: openFolderStore('.cache/bench-media'),
    scanner: noFileScanner,
    signer: createMediaSigner(KEYS),
    verifier: { verify: () => Promise.resolve(identity) },
    sessions: { end: () => Promise.resolve(), remove: () => Promise.resolve() },
    connectors: new Set(),
    portalSecrets: KEYS.box('portals'),
    tokenHashes: KEYS.tokenHashes,
    secondFactors: { rule: 'optional', secrets: KEYS.box('second factor') },
    waitingKeys: createWaitingKeys(KEYS),
    privateHosts: [],
    portalFolder: '.cache/bench-portals',
    photoLinks: createPhotoLinks(KEYS),
    mail: { route: null, publicUrl: null, secrets: KEYS.box('mail'), privateHosts: [] },
    links: createCustomerLinks(KEYS),
    tilePass: createTileSigner(KEYS),
    geoplateforme: noGeoplateforme,
    leakedPasswords: noLeakedPasswords,
    logLevel: 'silent',
  });
}

/** Opens the API in this process over a database that records its statements. */
export async function openRecorder(db: Db, email: string) {
  let recordedStatements: Statement[] = [];
  const recordingOf = <Asked extends Queryable>(request: Asked): Asked => ({
    ...request,
    query: <Row extends object>(statement: Sql) => {
      recordedStatements.push(statement);
      return request.query<Row>(statement);
    },
  });
  /** Transaction in which writes are recorded, to be rolled back. */
  let outer: Queryable | null = null;
  const recordingDb: Db = {
    ...db,
    query: (statement) => recordingOf(outer ?? db).query(statement),
    tx: (work) => (outer ? work(recordingOf(outer)) : db.tx((tx) => work(recordingOf(tx)))),
  };
  const app = await buildRecordedApp(recordingDb, email);
  async function statementsOf({ key, body, headers }: BenchCall): Promise<Statement[]> {
    const [method = 'GET', path = ''] = key.split(' ');
    recordedStatements = [];
    const answer = await app.inject({
      method: method as 'GET',
      url: `/api/${path}`,
      headers: { authorization: 'Bearer recorder', ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    if (answer.statusCode >= 300) throw new Error(`${key} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    return recordedStatements;
  }
  return {
    /** Collects every statement of a call, including the reading of the caller's account; one call at a time. */
    statementsOf,
    /** Collects the statements of each write; the database stays as it was, except for its sequences. */
    async statementsOfWrites(calls: readonly BenchCall[]): Promise<Statement[][]> {
      const statements: Statement[][] = [];
      const rollback = new Error('rolled back');
      const recording = db.tx(async (tx) => {
        outer = tx;
        for (const call of calls) statements.push(await statementsOf(call));
        throw rollback;
      });
      await recording.catch((error: unknown) => {
        if (error !== rollback) throw error;
      });
      outer = null;
      return statements;
    },
    close: () => app.close(),
  };
}
