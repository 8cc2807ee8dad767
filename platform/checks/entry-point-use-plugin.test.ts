import type { PublicApi } from '../public-api/public-api';
import { useRefusal } from './entry-point-use-plugin';

const BUS = '@pignon/shared/bus';
const RECORDS: PublicApi[] = [
  { contract: '1.3.0', api: '1.0.0', slots: [], events: [], menus: [], icons: [], entryPoints: { [BUS]: ['bus'] } },
];

test('a remote may use only the exports of the oldest contract that it accepts', () => {
  expect(useRefusal(BUS, 'bus', '^1.3.0', RECORDS)).toBeUndefined();
  expect(useRefusal(BUS, 'hearOnce', '^1.3.0', RECORDS)).toBe(
    `it uses hearOnce of ${BUS}, which contract 1.3.0 does not give: narrow the range "^1.3.0", or do without`,
  );
  expect(useRefusal('@pignon/shared/ui/chart', 'Chart', '^1.3.0', RECORDS)).toContain(
    'the entry point @pignon/shared/ui/chart',
  );
  expect(useRefusal(BUS, 'hearOnce', '^1.4.0', RECORDS)).toBeUndefined();
});
