import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalFields, RunLine } from '@pignon/shared/domain/sync/portal.schema';
import type { PortalKind, ReplayMode } from '@pignon/shared/domain/sync/sync.enums';
import type { Difference, RunDetail } from '@pignon/shared/domain/sync/sync.schema';
import sharp from 'sharp';
import sql from 'sql-template-tag';
import { DEMO_AGENCY } from '../../../demo/src/agency-settings';
import { writeAgency } from '../../src/modules/agency/agency.repo';
import { storeMedia } from '../../src/modules/media/media-files';
import { insertMedia } from '../../src/modules/media/media.repo';
import { insertManyProperties } from '../../src/modules/property/property.service';
import { createPhotoLinks } from '../../src/modules/sync/photo/photo-links';
import { sendRun, type SendingDeps } from '../../src/modules/sync/send/send-run.service';
import { propertyFields, SOMEBODY } from '../factories';
import { startWorld, type World } from '../world';
import { TEST_KEYS } from '../fakes/test-keys';

/** Energy facts without which a house may not be advertised. */
export const ENERGY = {
  date: '2025-03-01',
  ademeNumber: null,
  energyValue: 120,
  finalEnergyValue: null,
  energyClass: 'C',
  gesValue: 12,
  gesClass: 'C',
  costMin: 900,
  costMax: 1250,
  costReferenceDate: '2023-01-01',
  exemption: null,
  auditDate: null,
} as const;

export interface SendingWorld extends World {
  token: string;
  deps: SendingDeps;
  folder: string;
  /** Empties the database; creates an enabled portal `code` and two houses for it. */
  begin(code: string, kind: PortalKind, fields?: Partial<PortalFields>): Promise<void>;
  ask(code: string): Promise<number>;
  replay(runId: number, mode: ReplayMode): Promise<{ status: number; body: RunLine & { message?: string } }>;
  send(runId: number): Promise<RunDetail>;
  differences(runId: number): Promise<Record<string, string>>;
  file(name: string): Promise<Buffer>;
  addPicture(reference: string): Promise<void>;
}

export async function startSendingWorld(): Promise<SendingWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'pignon-portals-'));
  const world = await startWorld({ connectors: new Set(['POLIRIS', 'UBIFLOW', 'GREEN_ACRES']) });
  const { db, store } = world;
  const deps: SendingDeps = {
    db,
    store,
    portalSecrets: TEST_KEYS.box('portals'),
    portalFolder: folder,
    privateHosts: 'all',
    photoLinks: createPhotoLinks(TEST_KEYS),
    publicUrl: 'https://pignon.test',
    patienceMs: 500,
  };
  const own: SendingWorld = {
    ...world,
    token: '',
    deps,
    folder,
    async begin(code, kind, fields = {}) {
      await world.empty();
      await rm(join(folder, 'in'), { recursive: true, force: true });
      own.token = await world.signIn(['SYNCHRO'], { email: 'synchro@pignon.test' });
      await world.call('POST sync', { token: own.token, body: { code, name: code, kind } });
      const body = { account: 'A64', target: { kind: 'FOLDER', folder: 'in' }, enabled: true, ...fields };
      await world.call(`PATCH sync/${code}`, { token: own.token, body, headers: { 'if-match': '"1"' } });
      const house = (title: string) => propertyFields({ energyEfficiency: { ...ENERGY }, title });
      await db.tx(async (tx) => {
        await writeAgency(tx, DEMO_AGENCY);
        await insertManyProperties(tx, SOMEBODY, [
          { reference: 'V26-00001', fields: house('Villa Éole') },
          { reference: 'V26-00002', fields: house('Maison d’angle') },
        ]);
      });
      await db.query(sql`update property set mandate_status = 'RUNNING'`);
    },
    async ask(code) {
      const { status, body } = await world.call(`POST sync/${code}/run`, { token: own.token });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return (body as RunLine).runId;
    },
    async replay(runId, mode) {
      const { status, body } = await world.call(`POST sync/histo/${runId}/replay`, {
        token: own.token,
        body: { mode },
      });
      return { status, body: body };
    },
    async send(runId) {
      await sendRun(deps, runId);
      return (await world.call(`GET sync/histo/${runId}`, { token: own.token })).body;
    },
    async differences(runId) {
      const { body } = await world.call(`GET sync/histo/${runId}/differences`, { token: own.token });
      const { content } = body as { content: Difference[] };
      return Object.fromEntries(content.map(({ reference, change }) => [reference, change]));
    },
    file: (name) => readFile(join(folder, 'in', name)),
    async addPicture(reference) {
      const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
        .webp()
        .toBuffer();
      const file = await storeMedia(store, bytes);
      const record = { ...file, owner: 'property' as const, ownerRef: reference, caption: '', position: 1 };
      await insertMedia(db, [{ ...record, metadata: ['PUBLIC'] }]);
    },
    async close() {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return own;
}
