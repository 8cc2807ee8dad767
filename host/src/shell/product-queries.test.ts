import { call, configureApi } from '@pignon/shared/api';
import { bus } from '@pignon/shared/bus';
import { stubGlobal, unstubGlobals } from '@pignon/shared/testing/stub-global';
import { productQueries } from './product-queries';

afterEach(() => unstubGlobals());

it('reports an offline search as never read here, not as unsent', async () => {
  stubGlobal('navigator', { onLine: false });
  configureApi({ baseUrl: 'http://127.0.0.1:1/api', getToken: () => Promise.resolve(null) });
  const frame: [number, number, number, number] = [-2, 43, -1, 44];
  await expect(call('POST property/map', { body: { bbox: frame, zoom: 8 } })).rejects.toMatchObject({
    code: 'NOT_SEEN',
  });
});

it('marks data stale after an event of the bus', async () => {
  productQueries.setQueryData(['POST property/find', {}], { content: [] });
  productQueries.setQueryData(['GET user', {}], []);
  bus.publish('mandate.signed', { mandateId: 1, propertyRef: 'V1' });
  await Promise.resolve();
  expect(productQueries.getQueryState(['POST property/find', {}])?.isInvalidated).toBe(true);
  expect(productQueries.getQueryState(['GET user', {}])?.isInvalidated).toBe(false);
});
