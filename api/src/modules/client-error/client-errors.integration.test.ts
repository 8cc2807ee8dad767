import sql from 'sql-template-tag';
import { startWorld, type World } from '../../../test/world';
import { deleteOldClientErrors } from './client-error.repo';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['MANAGER']);
  const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00Z`;
  const reports: [string, string, string, string][] = [
    ['e1', 'property', '1.0', 'boom'],
    ['e2', 'property', '1.0', 'boom'],
    ['e3', 'property', '1.1', 'boom'],
    ['e4', 'contact', '1.0', 'bang'],
    ['e5', 'property', '1.0', 'boom'],
  ];
  for (const [minute, [id, remote, release, message]] of reports.entries())
    await world.db.query(sql`insert into client_error (error_id, remote, release, message, route, user_agent, stack, at)
      values (${id}, ${remote}, ${release}, ${message}, ${`/at/${id}`}, 'Firefox', 'at x', ${at(minute)}::timestamptz)`);
});
afterAll(() => world.close());

const list = (query = '') => world.call(`GET client-error${query}`, { token });

describe('browser errors', () => {
  it('are grouped by remote, version and message, the most recent first', async () => {
    const { body } = await list('?pageSize=2');
    expect(body).toEqual({
      content: [
        {
          remote: 'property',
          version: '1.0',
          message: 'boom',
          count: 3,
          first: '2026-11-21T10:00:00.000Z',
          last: '2026-11-21T10:04:00.000Z',
          errorId: 'e5',
          route: '/at/e5',
        },
        expect.objectContaining({ remote: 'contact', count: 1 }),
      ],
      page: { number: 0, size: 2, totalElements: 3, totalPages: 2 },
    });
    expect((await list('?remote=property&version=1.1')).body).toMatchObject({ content: [{ errorId: 'e3', count: 1 }] });
    expect((await list('?pageSize=1000')).status).toBe(422);
  });

  it('name the browser they come from, in at most 300 characters', async () => {
    const body = { message: 'crash', remote: 'host', version: '1.0', route: '/' };
    const report = (headers: Record<string, string>, errorId: string) =>
      world.call('POST client-error', { token, headers, body: { ...body, errorId } });
    expect((await report({ 'user-agent': 'x'.repeat(500) }, 'e8')).status).toBe(200);
    expect((await report({ 'user-agent': 'Firefox/140' }, 'e9')).status).toBe(200);
    const agents = await world.db.query<{ agent: string }>(
      sql`delete from client_error where message = 'crash' returning user_agent as agent`,
    );
    expect(agents.map(({ agent }) => agent).sort()).toEqual(['Firefox/140', 'x'.repeat(300)]);
  });

  it('are counted from a given time on', async () => {
    const { body } = await list('?since=2026-11-21T10:02:00Z');
    expect(body).toMatchObject({
      content: [
        { errorId: 'e5', version: '1.0', count: 1, first: '2026-11-21T10:04:00.000Z' },
        { errorId: 'e4', count: 1 },
        { errorId: 'e3', count: 1 },
      ],
      page: { totalElements: 3 },
    });
    expect((await list('?since=yesterday')).status).toBe(422);
  });

  it('are deleted after three months', async () => {
    const later = (days: number) => new Date(Date.parse('2026-11-21T10:02:00Z') + days * 86_400_000);
    expect(await deleteOldClientErrors(world.db, later(89))).toEqual({ forgotten: 0 });
    expect(await deleteOldClientErrors(world.db, later(90))).toEqual({ forgotten: 2 });
  });

  it('open with their stack', async () => {
    const { body } = await world.call('GET client-error/e4', { token });
    expect(body).toMatchObject({ errorId: 'e4', remote: 'contact', stack: 'at x', userAgent: 'Firefox' });
    expect((await world.call('GET client-error/e9', { token })).status).toBe(404);
  });
});
