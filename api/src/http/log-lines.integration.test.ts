import sql, { type Sql } from 'sql-template-tag';
import { contactFields } from '../../test/factories';
import { keepLog } from '../../test/fakes/kept-log';
import { startWorld, type World } from '../../test/world';

interface Line {
  msg: string;
  reqId?: string;
  err?: { type: string; message: string; stack: string };
}

const NAMED = /durand|T0KEN|192\.0\.2\.7|remoteAddress/i;

let world: World;
let token: string;
const log = keepLog();
beforeAll(async () => {
  world = await startWorld({ ...log });
  token = await world.signIn(['MANAGER'], { email: 'durand@pignon.test' });
});
beforeEach(() => log.clear());
afterAll(() => world.close());

const linesOf = (id: string): Line[] =>
  log
    .text()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ reqId }) => reqId === id);

/** Log lines of a call with a given request id. */
async function linesFor(key: string, body?: unknown, more: Record<string, string> = {}): Promise<Line[]> {
  const headers = { 'x-request-id': 'of-the-browser', 'x-forwarded-for': '192.0.2.7', ...more };
  await world.call(key, { token, headers, ...(body === undefined ? {} : { body }) });
  return linesOf('of-the-browser');
}

const JSON_TYPE = { 'content-type': 'application/json' };

describe('a call is logged by route and id', () => {
  it.each([
    ['a path', 'GET property/durand', '/api/property/:reference', undefined],
    ['a query', 'GET search?q=durand', '/api/search', undefined],
    ['a body', 'POST contact', '/api/contact', contactFields({ lastName: 'Durand' })],
    ['a refused body', 'POST contact', '/api/contact', { lastName: 'Durand' }],
    ['a filter', 'POST contact/find', '/api/contact/find', { dto: { text: 'durand' } }],
    ['an address that is not there', 'GET durand?name=durand', 'unknown', undefined],
    ['a link of a customer', 'GET p/T0KENdurand', '/api/p/:token', undefined],
    ['a calendar', 'GET visit/calendar.ics?token=T0KEN', '/api/visit/calendar.ics', undefined],
  ])('without the name or token in %s', async (_, key, route, body) => {
    const [method = ''] = key.split(' ');
    expect(await linesFor(key, body)).toEqual([expect.objectContaining({ method, route, msg: 'answered' })]);
    expect(log.text()).not.toMatch(NAMED);
  });

  it.each([
    ['cannot be read', '{"lastName": "Durand', JSON_TYPE],
    ['has another kind', 'Durand', { 'content-type': 'durand/durand' }],
    ['is too large', JSON.stringify({ lastName: 'Durand'.repeat(200_000) }), JSON_TYPE],
  ])('without a body that %s', async (_, body, headers) => {
    expect(await linesFor('POST contact', body, headers)).toEqual([
      expect.objectContaining({ route: '/api/contact', msg: 'answered' }),
    ]);
    expect(log.text()).not.toMatch(NAMED);
  });

  it('without an address that cannot be read', async () => {
    await linesFor('GET contact/durand%zz');
    expect(log.text()).not.toMatch(NAMED);
  });
});

describe('an error of the database is logged without the values that it quotes', () => {
  const QUOTING: readonly (readonly [string, Sql, string])[] = [
    [
      'a unique violation',
      sql`insert into job (name, next_run_time) values ('durand', now()), ('durand', now())`,
      'job_pkey',
    ],
    ['a value that is no number', sql`select cast(${'durand'} as text)::integer`, '22P02'],
    ['a value that is no document', sql`select cast(${'{"name": durand}'} as text)::jsonb`, '22P02'],
  ];

  it.each(QUOTING)('%s', async (_, statement, column) => {
    const error: unknown = await world.db.query(statement).catch((reason: unknown) => reason);
    // as a job does it
    world.app.log.error({ err: error, job: 'sending' }, 'job failed');
    expect(log.text()).toContain(column);
    expect(log.text()).not.toMatch(NAMED);
  });

  it('in a call with an unexpected error', async () => {
    const details = { code: 'XX000', detail: 'Key (email)=(durand@pignon.test) already exists.', where: 'durand' };
    const failure = Object.assign(new Error('index of "Durand" is broken'), details);
    const query = jest.spyOn(world.db, 'query').mockRejectedValue(failure);
    const loggedLines = await linesFor('GET search?q=durand');
    query.mockRestore();
    expect(loggedLines.map(({ msg }) => msg)).toEqual(['unforeseen', 'answered']);
    expect(loggedLines[0]?.err).toMatchObject({ type: 'Error', code: 'XX000', message: 'index of "…" is broken' });
    expect(log.text()).not.toMatch(NAMED);
  });
});
