import { ProblemSchema } from '@pignon/shared/domain/common/problem.schema';
import sql from 'sql-template-tag';
import { contactFields } from '../../test/factories';
import { startWorld, type Answer, type World } from '../../test/world';

let world: World;
let token: string;
beforeAll(async () => {
  world = await startWorld();
  token = await world.signIn(['MANAGER']);
});
afterAll(() => world.close());

const json = { 'content-type': 'application/json' };

function expectProblem(answer: Answer, status: number, code: string): void {
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = ProblemSchema.parse(answer.body);
  expect(problem).toMatchObject({ status, code, requestId: answer.headers['x-request-id'] });
  expect(answer.status).toBe(status);
  expect(answer.bytes.toString()).not.toMatch(/\bat .*\.ts|node_modules|select |pg_/);
}

async function find(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return world.call('POST property/find', { token, body, headers });
}

describe('a refusal', () => {
  it('is a problem document for an unknown address', async () => {
    expectProblem(await world.call('GET nothing/here', { token }), 404, 'NOT_FOUND');
    expectProblem(await world.call('GET ../../etc/passwd', { token }), 404, 'NOT_FOUND');
  });

  it('is the only response to requests for source maps, at any path', async () => {
    const map = 'source-maps/contact/0.1.0-b1/entry.0123456789.js.map';
    for (const file of [map, `${map}.gz`, `remotes/${map}`, `../${map}`, `store/${map}`, 'maps-of-dist/entry.js.map'])
      expectProblem(await world.call(`GET ${file}`, { token }), 404, 'NOT_FOUND');
  });

  it('lists the allowed methods of a known address', async () => {
    const answer = await world.call('DELETE contact/7', { token });
    expectProblem(answer, 405, 'METHOD_NOT_ALLOWED');
    expect(answer.headers['allow']).toBe('GET, PATCH');
  });

  it.each([
    ['broken JSON', '{"dto":', json, 400, 'BAD_REQUEST'],
    ['nothing where something is to be written', '', json, 422, 'VALIDATION'],
    ['a prototype in disguise', '{"__proto__": {"a": 1}}', json, 400, 'BAD_REQUEST'],
    ['another content type', 'dto=1', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA'],
    ['too large a body', JSON.stringify({ dto: { text: 'x'.repeat(1_100_000) } }), json, 413, 'TOO_LARGE'],
    ['a list where an object belongs', '[]', json, 422, 'VALIDATION'],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, json, 422, 'VALIDATION'],
  ])('is a problem document for %s', async (_, body, headers, status, code) => {
    const key = body === '' ? 'POST contact/7/review' : 'POST property/find';
    expectProblem(await world.call(key, { token, body, headers }), status, code);
  });

  it.each([
    ['a list', 'POST property/find', 200],
    ['a change without a body', 'POST user/me/calendar-token', 201],
    ['a deletion', 'DELETE user/me/calendar-token', 204],
    ['a reading', 'GET user/me', 200],
  ])('is not given for %s that declares JSON and has no body', async (_, key, status) => {
    const options = { token, headers: json };
    expect((await world.call(key, key.startsWith('POST') ? { ...options, body: '' } : options)).status).toBe(status);
  });

  it('names every invalid field in French', async () => {
    const answer = await find({
      pageSize: 0,
      dto: { price: { min: 'cher' }, colour: 'red' },
      order: { property: 'x' },
    });
    expectProblem(answer, 422, 'VALIDATION');
    expect(ProblemSchema.parse(answer.body).errors).toEqual(
      expect.arrayContaining([
        { path: 'dto.price.min', message: 'Saisissez un nombre.' },
        { path: 'dto.colour', message: 'Ce champ n’est pas connu.' },
        { path: 'pageSize', message: '1 au moins.' },
        { path: 'order.direction', message: 'Ce champ est requis' },
      ]),
    );
  });

  it.each([
    ['a character no column can hold', { dto: { negotiator: 'a\u0000b' } }],
    ['a page beyond all pages', { pageNumber: 100_001 }],
    ['a negative page', { pageNumber: -1 }],
    ['an order that is not allowed', { order: { property: 'parts', direction: 'ASC' } }],
    ['a number that is none', { dto: { price: { min: 'NaN' } } }],
    ['an area that does not close a ring', { dto: { location: { polygon: { type: 'Polygon', coordinates: [[]] } } } }],
  ])('is a 422 for %s', async (_, body) => {
    expectProblem(await find(body), 422, 'VALIDATION');
  });

  it('names the field with a character that no column can store', async () => {
    const { body } = await find({ dto: { negotiator: 'a\u0000b' } });
    expect(body).toMatchObject({ errors: [{ path: 'dto.negotiator', message: 'Caractère non permis (U+0000)' }] });
  });

  it.each([
    ['quotes and comments', { dto: { text: `'; drop table property; --`, negotiator: `' or 1=1` } }],
    ['wildcards', { dto: { text: '%_%\\' } }],
    ['half of an emoji', { dto: { negotiator: '\ud83d' } }],
    ['a huge number', { dto: { price: { min: 1e308 }, rooms: { max: -1e308 } } }],
    ['the last page there may be', { pageNumber: 100_000, pageSize: 100 }],
    ['a circle around the pole', { dto: { location: { center: { lat: 90, lon: 180 }, radiusKm: 500 } } }],
  ])('is not given for %s', async (_, body) => {
    expect((await find(body)).status).toBe(200);
  });

  it.each([
    ['a\u0007b', 'U+0007'],
    ['a\u009fb', 'U+009F'],
    ['a\ud83d', 'U+D83D'],
  ])('names the stored field with a forbidden character: %j', async (lastName, code) => {
    const fields = contactFields({ lastName, observation: `ok\n${lastName}` });
    const { status, body } = await world.call('POST contact', { token, body: fields });
    expect(status).toBe(422);
    const message = `Caractère non permis (${code})`;
    expect((body as unknown as { errors: unknown }).errors).toEqual(
      expect.arrayContaining([
        { path: 'lastName', message },
        { path: 'observation', message },
      ]),
    );
  });

  it('keeps the request id given by the caller', async () => {
    const answer = await world.call('GET nothing', { headers: { 'x-request-id': 'my-request-0001' } });
    expect(answer.headers['x-request-id']).toBe('my-request-0001');
    const invalidIdAnswer = await world.call('GET nothing', { headers: { 'x-request-id': 'a b\u0001' } });
    expect(invalidIdAnswer.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it('is a 503 while the database is down, and recovers', async () => {
    const connectionError = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
    const query = jest.spyOn(world.db, 'query').mockRejectedValue(connectionError);
    const answer = await find({});
    expectProblem(answer, 503, 'UNAVAILABLE');
    expect(answer.bytes.toString()).not.toContain('10.0.0.7');
    expect((await world.call('GET readyz')).status).toBe(503);
    expect((await world.call('GET healthz')).status).toBe(200);
    query.mockRestore();
    expect((await find({})).status).toBe(200);
  });

  it('is a plain 500 for an unexpected error', async () => {
    jest.spyOn(world.db, 'query').mockRejectedValue(new TypeError('secret of the house'));
    const answer = await find({});
    expectProblem(answer, 500, 'INTERNAL');
    expect(answer.bytes.toString()).not.toContain('secret');
  });

  it('is given to a browser that reports too many failures', async () => {
    const report = (n: number) =>
      world.call('POST client-error', {
        body: { errorId: `e${n}`, remote: 'property', version: '1', message: 'boom', route: '/property' },
      });
    for (let n = 0; n < 30; n += 1) expect((await report(n % 3)).body).toEqual({ received: true });
    expectProblem(await report(31), 429, 'TOO_MANY_REQUESTS');
    const rows = await world.db.query(sql`select error_id from client_error order by id`);
    expect(rows).toEqual([{ error_id: 'e0' }, { error_id: 'e1' }, { error_id: 'e2' }]);
  });
});
