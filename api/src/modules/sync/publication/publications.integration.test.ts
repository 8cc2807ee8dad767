import type { ListingOutcome, RunStatus } from '@pignon/shared/domain/sync/sync.enums';
import type { PropertyPortal } from '@pignon/shared/domain/sync/sync.schema';
import sql from 'sql-template-tag';
import { propertyFields, SOMEBODY } from '../../../../test/factories';
import { startWorld, type World } from '../../../../test/world';
import { insertManyProperties } from '../../property/property.service';

const REFERENCE = 'V26-00001';
let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['SYNCHRO']);
  await world.call('POST sync', { token, body: { code: 'seloger', name: 'SeLoger', kind: 'POLIRIS' } });
  await world.db.tx((tx) => insertManyProperties(tx, SOMEBODY, [{ reference: REFERENCE, fields: propertyFields({}) }]));
});
afterAll(() => world.close());

/** A run on a day of November 2026, and the outcome of the property in it; null when it was not included. */
async function insertRun(day: number, outcome: ListingOutcome | null, status: RunStatus = 'DONE'): Promise<void> {
  const at = `2026-11-${String(day).padStart(2, '0')}T06:30:00.000Z`;
  const isListed = outcome === 'ADDED' || outcome === 'UPDATED' || outcome === 'UNCHANGED';
  await world.db.query(sql`with r as (insert into sync_run (code, status, requested_by, created_time)
      values ('seloger', ${status}, 'horaire', ${at}::timestamptz) returning id)
    insert into sync_run_listing (run_id, reference, outcome, content_hash, price, photos)
    select r.id, ${REFERENCE}, ${outcome}, ${isListed ? 'hash' : null}, ${isListed ? 200_000 + day : null}::numeric, ${isListed ? 3 : null}::int
    from r where ${outcome}::text is not null`);
}
async function portals(): Promise<PropertyPortal[]> {
  const reader = await world.signIn([]);
  const { status, body } = await world.call(`GET property/${REFERENCE}/portals`, { token: reader });
  expect(status).toBe(200);
  return body;
}
const published = async () => (await portals())[0]?.published;
const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T06:30:00.000Z`;

describe('the portals of a property', () => {
  it('omit disabled portals that never had it', async () => {
    expect(await portals()).toEqual([]);
  });

  it('include an enabled portal, with what blocks the property', async () => {
    const body = { account: 'A64', target: { kind: 'FOLDER', folder: 'in' }, enabled: true, times: ['06:30'] };
    await world.call('PATCH sync/seloger', { token, body, headers: { 'if-match': '"1"' } });
    const [portal] = await portals();
    expect(portal).toMatchObject({ code: 'seloger', enabled: true, included: true, published: null });
    expect(portal?.nextRun).toMatch(/^20/);
    expect(portal?.blocking.map(({ path }) => path)).toContain('mandateStatus');
    await world.call('PATCH sync/seloger/listings', {
      token,
      body: { changes: [{ reference: REFERENCE, included: false }] },
    });
    expect((await portals())[0]?.included).toBe(false);
  });

  it('have it since the first run after the last one without it', async () => {
    await insertRun(1, 'ADDED');
    await insertRun(2, 'BLOCKED');
    await insertRun(3, 'ADDED');
    await insertRun(4, 'UPDATED');
    await insertRun(5, 'ADDED', 'FAILED');
    await insertRun(6, 'UNCHANGED');
    expect(await published()).toMatchObject({
      since: on(3),
      sentTime: on(6),
      changedTime: on(4),
      price: 200_006,
      photos: 3,
    });
  });

  it.each<[string, ListingOutcome | null]>([
    ['kept back', 'BLOCKED'],
    ['taken off', 'REMOVED'],
    ['no part of it', null],
  ])('no longer have it after a run in which it was %s', async (_, outcome) => {
    await insertRun(1, 'ADDED');
    await insertRun(2, outcome);
    expect(await portals()).toEqual([]);
  });

  it('keep it while a run is in progress or failed', async () => {
    await insertRun(1, 'ADDED');
    await insertRun(2, 'BLOCKED', 'FAILED');
    await insertRun(3, 'BLOCKED', 'RUNNING');
    expect(await published()).toMatchObject({ since: on(1), sentTime: on(1) });
  });

  it('are 404 for an unknown property', async () => {
    expect((await world.call('GET property/V26-09999/portals', { token })).status).toBe(404);
  });
});
