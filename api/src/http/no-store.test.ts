import { ACCESS_LEVELS, type Access } from '@pignon/shared/domain/user/access.policy';
import fastify from 'fastify';
import { forbidCaching } from './no-store';

/** Cache headers of a route of that level, which sets `said` itself. */
async function headersOf(access: Access, header: string) {
  const app = fastify();
  forbidCaching(app);
  app.get('/', { config: { access } }, (_request, reply) => reply.header('cache-control', header).send('name'));
  const { headers } = await app.inject('/');
  await app.close();
  return [headers['cache-control'], headers['vary']];
}

const PRIVATE_LEVELS = ACCESS_LEVELS.filter((level) => level !== 'public');

describe.each(PRIVATE_LEVELS)('a response of the level %s', (access) => {
  it.each(['', 'public, max-age=60'])('is uncacheable, whatever its route sets: "%s"', async (header) => {
    expect(await headersOf(access, header)).toEqual(['private, no-store', 'Authorization']);
  });
});

it('leaves caching of a public route to the route', async () => {
  expect(await headersOf('public', 'public, max-age=60')).toEqual(['public, max-age=60', undefined]);
});
