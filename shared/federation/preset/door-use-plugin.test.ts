import { expect, test } from 'vitest';
import type { Surface } from '../surface/surface';
import { useRefusal } from './door-use-plugin';

const BUS = '@pignon/shared/bus';
const RECORDS: Surface[] = [
  { contract: '1.3.0', api: '1.0.0', slots: [], events: [], menus: [], icons: [], doors: { [BUS]: ['bus'] } },
];

test('a remote may use of a door what the oldest contract it accepts gives', () => {
  expect(useRefusal(BUS, 'bus', '^1.3.0', RECORDS)).toBeUndefined();
  expect(useRefusal(BUS, 'hearOnce', '^1.3.0', RECORDS)).toBe(
    `it uses hearOnce of ${BUS}, which contract 1.3.0 does not give: narrow the range "^1.3.0", or do without`,
  );
  expect(useRefusal('@pignon/shared/ui/chart', 'Chart', '^1.3.0', RECORDS)).toContain(
    'the door @pignon/shared/ui/chart',
  );
  expect(useRefusal(BUS, 'hearOnce', '^1.4.0', RECORDS)).toBeUndefined();
});
