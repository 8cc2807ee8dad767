import Fastify from 'fastify';
import { runtimeConfiguration } from './runtime-configuration';
import { addSecurity } from './security';

test('no page of the product is drawn in a frame of somebody else', async () => {
  const edge = Fastify();
  const config = runtimeConfiguration({});
  await addSecurity(edge, { hostDist: '', storeDir: '', apiUpstream: '', config });
  edge.get('/', () => 'page');
  const { headers } = await edge.inject({ url: '/' });
  expect(String(headers['content-security-policy']).split(';')).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
  await edge.close();
});

test('who may load from their own machine is asked once for each answer, however many directives need it', async () => {
  const config = jest.fn(runtimeConfiguration({ OVERRIDES: 'everybody' }));
  const edge = Fastify();
  await addSecurity(edge, { hostDist: '', storeDir: '', apiUpstream: '', config });
  edge.get('/', () => 'page');
  config.mockClear();
  const policyFor = async (cookie: string) =>
    String((await edge.inject({ url: '/', headers: { cookie } })).headers['content-security-policy']);
  expect(await policyFor('pignon-local=3001')).toContain('http://localhost:3001');
  expect(config).toHaveBeenCalledTimes(1);
  expect(await policyFor('pignon-local=3002')).not.toContain('http://localhost:3001');
  expect(config).toHaveBeenCalledTimes(2);
  await edge.close();
});
