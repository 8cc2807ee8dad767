import { createBus } from '@pignon/shared/bus';
import { i18n, setupI18n } from '@pignon/shared/i18n';
import { startFakeApi, type FakeApi } from '@pignon/shared/testing/fake-api';
import { waitFor } from '@pignon/shared/testing/wait-for';
import { reloadChangedTexts } from './reload-changed-texts';

let api: FakeApi;
let changed: Record<string, string>;
const SHIPPED = { 'mandate:fresh': 'Mandat', fresh: 'Commun' };

beforeEach(async () => {
  setupI18n('fr');
  changed = { 'mandate:fresh': 'Mandat à nous' };
  api = await startFakeApi({
    'GET messages': ({ query }) => (query.changed ? changed : { ...SHIPPED, ...changed }),
  });
});
afterEach(() => api.close());

const texts = () => [i18n.t('mandate:fresh'), i18n.t('fresh')];

test('updates texts on open screens that a colleague changed or reset', async () => {
  const bus = createBus();
  const stop = reloadChangedTexts(bus, api.url);
  await waitFor(() => expect(api.received).toHaveLength(1));
  changed = { 'mandate:fresh': 'Mandat à nous', fresh: 'Commun à nous' };
  bus.relay('records.changed', { kinds: ['message'] });
  await waitFor(() => expect(texts()).toEqual(['Mandat à nous', 'Commun à nous']));
  changed = { fresh: 'Commun à nous' };
  bus.relay('records.changed', { kinds: ['message'] });
  await waitFor(() => expect(texts()).toEqual(['Mandat', 'Commun à nous']));
  const countBefore = api.received.length;
  bus.relay('records.changed', { kinds: ['property'] });
  stop();
  bus.relay('records.changed', { kinds: ['message'] });
  expect(api.received).toHaveLength(countBefore);
});
