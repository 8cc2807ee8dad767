import type { Catalogue, LiveRemote } from './live-remote';
import { canaryCookie, canariesInCookie } from './canary-versions';

const live = (name: string, version: string) => ({ name, version }) as LiveRemote;
const canaryOf = (name: string, version: string) => ({
  rule: { percent: 5, roles: [], emails: [] },
  remote: live(name, version),
});
const catalogue = (mandate: string): Catalogue => ({
  revision: 1,
  remotes: { mandate: live('mandate', mandate), contact: live('contact', '1'), visit: live('visit', '1') },
  trials: { mandate: canaryOf('mandate', '0.1.0-b7'), contact: canaryOf('contact', '2') },
});

test('the edge reads the canaries that the page stored in the cookie', () => {
  const cookie = canaryCookie(catalogue('0.1.0-b7'));
  expect(canariesInCookie(`pignon-session=1; ${cookie.split(';')[0]}`, false)).toEqual({ mandate: '0.1.0-b7' });
  expect(canaryCookie(catalogue('0.1.0-b6'))).toMatch(/^pignon-trials=;.*Max-Age=0/);
  expect(canariesInCookie('', false)).toEqual({});
  expect(canariesInCookie('pignon-trials=~@~mandate~@1', false)).toEqual({});
});
