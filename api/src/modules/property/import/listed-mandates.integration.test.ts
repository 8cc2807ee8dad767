import { sampleLine, type SampleFields } from '@pignon/shared/domain/poliris/poliris-fixture';
import type { ImportRow, ListingImport } from '@pignon/shared/domain/property/import/import.schema';
import sql from 'sql-template-tag';
import { formOf } from '../../../../test/upload';
import { startWorld, type World } from '../../../../test/world';
import { addJobs } from '../../../jobs/job.repo';
import { runDueJobs } from '../../../jobs/run-jobs';
import { nextNumbers, takeRegisterNumber } from '../../mandate/register/register.repo';
import { importJobs } from './import-jobs.service';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['MANAGER'], { email: 'manager@pignon.test' });
});
afterAll(() => world.close());

const TERMS = { durationMonths: 12, renewal: true };
const listing = (number: number, fields: SampleFields = {}) =>
  sampleLine({ reference: `AG-${number}`, technicalId: `T${number}`, title: `Maison ${number}`, ...fields });
const NUMBERED = { mandateNumber: '128', mandateDate: '03/11/2026', exclusive: 'OUI' };

async function work(): Promise<void> {
  await addJobs(world.db, ['import-listings']);
  const log = {
    info: () => undefined,
    error: (code: unknown) => {
      throw (code as { err: unknown }).err;
    },
  };
  const jobs = importJobs({ db: world.db, store: world.store });
  await world.db.query(sql`update job set next_run_time = now() - interval '1 minute'`);
  await runDueJobs({ db: world.db, jobs, log }, 'one');
}
const read = async (importId: number): Promise<ListingImport> =>
  (await world.call(`GET property/import/${importId}`, { token })).body;
async function send(...lines: string[]): Promise<ListingImport> {
  const file = { name: 'Annonces.csv', bytes: Buffer.from(lines.join('\r\n'), 'latin1') };
  const { body } = await world.call('POST property/import', { token, ...(await formOf([file])) });
  await work();
  return read((body as unknown as ListingImport).importId);
}
async function step(importId: number, verb: 'run' | 'undo', body?: object): Promise<ListingImport> {
  const { status } = await world.call(`POST property/import/${importId}/${verb}`, { token, ...(body && { body }) });
  expect(status).toBe(200);
  await work();
  return read(importId);
}
const runImport = (importId: number, mandates: object | null = TERMS) =>
  step(importId, 'run', { leaveOut: [], mandates });
const findings = async (importId: number) => {
  const { body } = await world.call(`GET property/import/${importId}/rows`, { token });
  return (body as { content: ImportRow[] }).content.map(({ findings: found }) =>
    found.filter(({ text }) => text.startsWith('Mandat n°')).map(({ severity, text }) => `${severity} ${text}`),
  );
};
const mandates = () =>
  world.db.query(sql`select register, register_number as number, type, status, property_ref as reference,
    start_date::text as start, jsonb_typeof(parts -> 'takenOver') as "takenOver" from mandate order by register_number`);
const contacts = async () =>
  (
    await world.db.query<{ name: string }>(
      sql`select trim(concat_ws(' ', last_name, first_name)) as name from contact where contact_type @> '{OWNER}'`,
    )
  ).map(({ name }) => name);

describe('numbered mandates of a listing file', () => {
  it('are counted, and enter the register only on request', async () => {
    const found = await send(listing(1, NUMBERED), listing(2, { mandateNumber: '' }));
    expect(found.summary).toMatchObject({ mandates: 1 });
    await runImport(found.importId, null);
    expect(await mandates()).toEqual([]);
  });

  it('are entered with number, day and kind, and the report names the principal', async () => {
    const { importId } = await send(
      listing(1, NUMBERED),
      listing(2, { mandateNumber: 'T 129', mandateDate: '04/11/2026' }),
    );
    expect(await runImport(importId)).toMatchObject({ status: 'DONE', counts: { CREATED: 2 } });
    const mandateFacts = { register: 'T', status: 'RUNNING', takenOver: 'object' };
    expect(await mandates()).toEqual([
      { ...mandateFacts, number: 128, type: 'EXCLUSIVE', reference: 'AG-1', start: '2026-11-03' },
      { ...mandateFacts, number: 129, type: 'NON_EXCLUSIVE', reference: 'AG-2', start: '2026-11-04' },
    ]);
    expect(await findings(importId)).toEqual([
      ['MADE Mandat n°\u00a0T-128 inscrit au registre T, au nom de «\u00a0Mandant AG-1\u00a0», à compléter.'],
      [expect.stringMatching(/^MADE Mandat n°\u00a0T-129 inscrit au registre T/)],
    ]);
    expect(await contacts()).toEqual(['Mandant AG-1', 'Mandant AG-2']);
    expect(await nextNumbers(world.db)).toMatchObject({ T: 130 });
    // a MADE finding is no warning about a line
    const doubtful = await world.call(`GET property/import/${importId}/rows?doubtful=true`, { token });
    expect(doubtful.body).toMatchObject({ page: { totalElements: 0 } });
  });

  it('that cannot be entered are reported with the reason, and their listings imported all the same', async () => {
    const { importId } = await send(
      listing(1, { mandateNumber: 'sans', mandateDate: '03/11/2026' }),
      listing(2, { mandateNumber: '128' }),
      listing(3, NUMBERED),
      listing(4, NUMBERED),
    );
    expect((await runImport(importId)).counts).toMatchObject({ CREATED: 4 });
    expect(await findings(importId)).toEqual([
      [expect.stringMatching(/^LEFT_OUT Mandat n°\u00a0sans non inscrit au registre\u00a0: Numéro illisible/)],
      [expect.stringMatching(/La date d’inscription est requise/)],
      [expect.stringMatching(/^MADE/)],
      [expect.stringMatching(/^LEFT_OUT Mandat n°\u00a0128 .*déjà celui du mandat du bien AG-3/)],
    ]);
    expect(await contacts()).toEqual(['Mandant AG-3']);
  });

  it('are recognised when the file is imported again, also in unchanged listings', async () => {
    const first = await send(listing(1, NUMBERED));
    await runImport(first.importId, null);
    const second = await send(listing(1, NUMBERED));
    expect((await runImport(second.importId)).counts).toMatchObject({ UPDATED: 1 });
    const third = await send(listing(1, NUMBERED));
    expect((await runImport(third.importId)).counts).toMatchObject({ UNCHANGED: 1 });
    expect(await findings(third.importId)).toEqual([['MADE Mandat n°\u00a0T-128 au registre T.']]);
    expect(await mandates()).toHaveLength(1);
  });

  it('take the known owner of the property', async () => {
    const first = await send(listing(1, NUMBERED));
    await runImport(first.importId, null);
    const owner = await world.call('POST contact', { token, body: { contactType: ['OWNER'], lastName: 'Etchegaray' } });
    const { id } = owner.body as { id: number };
    await world.db.query(
      sql`insert into property_contact (reference, contact_id, types) values ('AG-1', ${id}::bigint, '{OWNER}')`,
    );
    const second = await send(listing(1, NUMBERED));
    await runImport(second.importId);
    expect(await findings(second.importId)).toEqual([['MADE Mandat n°\u00a0T-128 inscrit au registre T.']]);
    expect(await contacts()).toEqual(['Etchegaray']);
  });
});

describe('undoing an import with mandates', () => {
  it('removes them from the register, which continues at its former number, with the placeholder owners', async () => {
    const { importId } = await send(listing(1, NUMBERED), listing(2));
    await runImport(importId);
    expect(await step(importId, 'undo')).toMatchObject({ status: 'UNDONE', undone: 2, keptByUndo: 0 });
    expect([await mandates(), await contacts()]).toEqual([[], []]);
    expect(await nextNumbers(world.db)).toMatchObject({ T: 1 });
    const events = await world.db.query(sql`select event_id from event_link where kind in ('mandate', 'property')`);
    expect(events).toEqual([]);
    const again = await send(listing(1, NUMBERED));
    await runImport(again.importId);
    expect(await mandates()).toHaveLength(1);
  });

  it.each([
    [
      'something was noted about one',
      'un mandat',
      async (id: number) => {
        const event = await world.call('POST event/create', {
          token,
          body: { type: 'NOTE', title: 'Clés', links: [{ kind: 'mandate', id: String(id) }] },
        });
        expect([event.status, event.body]).toEqual([201, expect.anything()]);
      },
    ],
    [
      'a number was given after it',
      'un numéro du registre',
      async () => {
        const { number } = await takeRegisterNumber(world.db, 'T');
        await world.db
          .query(sql`insert into mandate select (jsonb_populate_record(m, jsonb_build_object('id', 990, 'register_number', ${number}::int,
        'property_ref', 'AG-2', 'parts', m.parts - 'takenOver'))).* from mandate m limit 1`);
      },
    ],
  ])('keeps the mandate once %s', async (_, description, changeMandate) => {
    const { importId } = await send(listing(1, NUMBERED), listing(2));
    await runImport(importId);
    const [mandateRow] = await world.db.query<{ id: number }>(sql`select id from mandate`);
    await changeMandate(mandateRow?.id ?? 0);
    const undone = await step(importId, 'undo');
    expect(undone.keptByUndo).toBeGreaterThan(0);
    const { body } = await world.call(`GET property/import/${importId}/rows`, { token });
    expect((body as { content: ImportRow[] }).content[0]?.undo).toBe(`Gardé\u00a0: ${description} depuis l’import.`);
    expect((await mandates()).length).toBeGreaterThan(0);
  });
});
