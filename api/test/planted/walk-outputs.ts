import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutForbiddenCharacters } from '@pignon/shared/domain/common/text/characters';
import sql from 'sql-template-tag';
import type { Reports } from '@pignon/shared/domain/property/report/seller-report.schema';
import type { Proposed } from '@pignon/shared/domain/proposal/proposal.schema';
import type { RunLine } from '@pignon/shared/domain/sync/portal.schema';
import type { VoucherState } from '@pignon/shared/domain/visit/voucher/voucher.schema';
import type { BackupManifest } from '../../src/backup/backup-manifest';
import { restoreBackup } from '../../src/backup/restore-backup';
import { takeBackup } from '../../src/backup/take-backup';
import { createCustomerLinks } from '../../src/modules/proposal/customer/customer-links';
import type { MailDeps } from '../../src/modules/proposal/mail-settings.service';
import { sendDueMails } from '../../src/modules/proposal/send-mails.service';
import { sendTestMail } from '../../src/modules/proposal/test-mail.service';
import { createPhotoLinks } from '../../src/modules/sync/photo/photo-links';
import { sendRun } from '../../src/modules/sync/send/send-run.service';
import { sendNotices } from '../activity/visit-notices';
import { SOMEBODY } from '../factories';
import { startMailServer } from '../fakes/fake-mail-server';
import { drawnSignature } from '../papers/drawn-signature';
import { openBareDb } from '../test-db';
import { startWorld, tokenOf, type Answer } from '../world';
import { fileCalls, PERIOD, PORTALS } from './planted-outputs';
import { GROUP, INVITED, plantWorld, portalWith, REFERENCE, type Planted } from './planted-world';
import { readMail, readOutput, type Reading } from './read-output';
import { TEST_KEYS } from '../fakes/test-keys';

export interface CollectedOutputs {
  /** Outputs by call, or by kind of message. */
  readings: Map<string, Reading>;
  /** Names that files are saved under. */
  names: string[];
  /** Data given to a person on request. */
  held: { contact: { observation: string } };
}

/** A body without the characters that every call refuses; rows of earlier versions may hold them. */
const bodyOf = (body: object): object =>
  JSON.parse(JSON.stringify(body), (_, value: unknown) =>
    typeof value === 'string' ? withoutForbiddenCharacters(value) : value,
  ) as object;

export async function startCollector() {
  const server = await startMailServer();
  const folder = await mkdtemp(join(tmpdir(), 'pignon-planted-'));
  const secrets = TEST_KEYS.box('mail');
  const mail: MailDeps = { route: server.route, publicUrl: 'https://pignon.test', secrets, privateHosts: 'all' };
  const links = createCustomerLinks(TEST_KEYS);
  const world = await startWorld({ mail, links, connectors: new Set(['POLIRIS', 'UBIFLOW', 'GREEN_ACRES']) });
  const { db, store } = world;
  const token = tokenOf({ uid: 'nora', email: SOMEBODY.user });
  const sending = {
    ...{ db, store, portalFolder: folder, privateHosts: 'all' as const, publicUrl: 'https://pignon.test' },
    portalSecrets: TEST_KEYS.box('portals'),
    photoLinks: createPhotoLinks(TEST_KEYS),
  };

  async function call(key: string, body?: object, headers?: Record<string, string>): Promise<Answer> {
    const answer = await world.call(key, { token, ...(body && { body: bodyOf(body) }), ...(headers && { headers }) });
    if (answer.status >= 400) throw new Error(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async function sendToPortals(text: string): Promise<number[]> {
    const runs: number[] = [];
    for (const { kind, code } of PORTALS) {
      await call('POST sync', { code, kind, name: code });
      await call(`PATCH sync/${code}`, portalWith(text), { 'if-match': '"1"' });
      const { runId } = (await call(`POST sync/${code}/run`)).body as RunLine;
      await sendRun(sending, runId);
      runs.push(runId);
    }
    return runs;
  }

  async function signVoucher({ buyer }: Planted): Promise<void> {
    const image = await drawnSignature();
    const signers = ['FIRST', 'SECOND'].map((person) => ({ contactId: buyer, person, image }));
    const { vouchers } = (await call(`POST visit/group/${GROUP}/sign`, { signers })).body as VoucherState;
    expect(vouchers).toHaveLength(1);
  }

  async function keepReport(text: string): Promise<number> {
    const response = await call(`POST property/${REFERENCE}/report`, { ...PERIOD, next: text.slice(0, 1000) });
    return (response.body as Reports).content[0]?.id ?? 0;
  }

  /** Sends each kind of message once; returns them by kind. */
  async function sendMails(text: string, { owner, buyer }: Planted, report: number): Promise<Map<string, Reading>> {
    const pairs = [{ contactId: buyer, reference: REFERENCE }];
    const messages: Record<string, () => Promise<unknown>> = {
      proposal: async () => {
        const { refused } = (await call('POST proposal', { pairs, means: 'EMAIL', introduction: text.slice(0, 1000) }))
          .body as Proposed;
        expect(refused).toEqual([]);
        await db.query(sql`update proposal_mail set due_time = now() - interval '1 second'`);
        await sendDueMails({ db, store, mail, links }, new Date());
      },
      'notice of a visit': async () => {
        await call(`POST visit/group/${GROUP}/notice`, { contactIds: [buyer] });
        await sendNotices({ db, mail });
      },
      voucher: () => call(`POST visit/group/${GROUP}/voucher/1/mail`, { contactIds: [buyer] }),
      'report to an owner': () => call(`POST property/${REFERENCE}/report/${report}/mail`, { contactIds: [owner] }),
      invitation: () => call(`POST user/${INVITED}/invitation`),
      trial: () => sendTestMail(db, SOMEBODY.user, mail),
    };
    const readings = new Map<string, Reading>();
    for (const [kind, send] of Object.entries(messages)) {
      server.mails.length = 0;
      await send();
      expect([kind, server.mails.length]).toEqual([kind, 1]);
      for (const message of server.mails) readings.set(`e-mail: ${kind}`, readMail(message));
      if (kind === 'proposal') readings.set('page of a customer', await customerPage(server.mails[0]?.html ?? ''));
    }
    return readings;
  }

  async function customerPage(html: string): Promise<Reading> {
    const [, path = ''] = /https:\/\/pignon\.test(\/api\/p\/[\w.-]+)#/.exec(html) ?? [];
    const page = await world.app.inject({ method: 'GET', url: path });
    expect(page.statusCode).toBe(200);
    return readOutput({ name: 'page', type: 'text/html', bytes: page.rawPayload });
  }

  /** Writes the text into every record, then reads every output. */
  async function collectOutputs(text: string): Promise<CollectedOutputs> {
    await world.empty();
    await rm(join(folder, 'in'), { recursive: true, force: true });
    const planted = await db.tx((tx) => plantWorld(tx, text));
    await signVoucher(planted);
    const [report, runs] = [await keepReport(text), await sendToPortals(text)];
    const { path } = (await call('POST user/me/calendar-token')).body as { path: string };
    const readings = await sendMails(text, planted, report);
    const names: string[] = [];
    for (const { call: key, body } of fileCalls({
      ...planted,
      text,
      report,
      runs,
      calendar: path.replace('/api/', ''),
    })) {
      const { bytes, headers } = await call(key, body);
      const [, name = ''] = /filename\*=UTF-8''(.*)$/.exec(String(headers['content-disposition'])) ?? [];
      names.push(decodeURIComponent(name));
      const stem = key.replace(/\?.*/, '');
      readings.set(stem, await readOutput({ name, type: String(headers['content-type']), bytes }));
    }
    const personExport = (await call(`GET contact/${planted.owner}/export`)).body as CollectedOutputs['held'];
    return { readings, names, held: personExport };
  }

  /** Plants the text everywhere; returns the tables of a backup and of its restored copy. */
  async function backUpAndRestore(text: string): Promise<[BackupManifest['tables'], BackupManifest['tables']]> {
    await world.empty();
    await db.tx((tx) => plantWorld(tx, text));
    const copy = { db: await openBareDb(), store, dataDir: await mkdtemp(join(folder, 'copy-')) };
    const [first, second] = [join(folder, 'first'), join(folder, 'second')];
    const backup = await takeBackup({ db, store, dataDir: world.mediaDir }, first);
    await restoreBackup(copy, first);
    const again = await takeBackup(copy, second);
    await copy.db.close();
    return [backup.tables, again.tables];
  }

  return {
    walk: collectOutputs,
    backUpAndRestore,
    async close() {
      await world.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
