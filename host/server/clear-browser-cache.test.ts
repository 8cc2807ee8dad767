import Fastify from 'fastify';
import { CLEAR_CACHE_PATH } from '../src/shell/offline/http-cache';
import { addCacheClearing } from './clear-browser-cache';

it('tells the browser to empty its HTTP cache of this origin, and nothing else', async () => {
  const edge = Fastify();
  addCacheClearing(edge);
  const answer = await edge.inject({ method: 'POST', url: CLEAR_CACHE_PATH });
  expect([answer.statusCode, answer.headers['clear-site-data'], answer.headers['cache-control']]).toEqual([
    204,
    '"cache"',
    'no-store',
  ]);
  expect((await edge.inject({ method: 'GET', url: CLEAR_CACHE_PATH })).statusCode).toBe(404);
  await edge.close();
});
