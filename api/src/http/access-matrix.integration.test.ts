import type { Access } from '@pignon/shared/domain/user/access.policy';
import { startWorld, type World } from '../../test/world';

/**
 * Who may call what, written by hand from the agency's rules and not from the code: a new route has to be added here
 * too where it belongs.
 */
const MATRIX: Readonly<Record<Access, readonly string[]>> = {
  public: [
    'GET messages',
    'GET visit/calendar.ics',
    'GET media/file/{owner}/{reference}/{size}/{path}',
    'GET place/tile/{layer}/{z}/{x}/{y}',
    'GET p/{token}',
    'POST p/{token}/{reference}',
    'GET p/{token}/unsubscribe',
    'POST p/{token}/unsubscribe',
    'POST client-error',
    'GET healthz',
    'GET readyz',
    'GET metrics',
    'GET openapi.json',
  ],
  identity: ['GET user/me'],
  // Any active account reads everything of the trade, and looks after its own profile.
  read: [
    'POST property/find',
    'POST property/byReferences',
    'POST property/rank',
    'POST property/cube',
    'POST property/facets',
    'POST property/map',
    'POST property/export',
    'GET property/byContact/{contactId}',
    'GET property/{reference}',
    'POST property/{reference}/newly-matching',
    'GET property/{reference}/compliance',
    'GET property/{reference}/market',
    'GET property/{reference}/history',
    'GET property/{reference}/history/{auditId}',
    'POST contact/find',
    'POST contact/byIds',
    'POST contact/follow-up/find',
    'POST contact/duplicates',
    'POST contact/rank',
    'GET contact/source',
    'GET contact/{id}',
    'GET contact/{id}/timeline',
    'POST mandate/find',
    'GET mandate/{id}',
    'GET mandate/register',
    'POST visit/find',
    'GET visit/group/{groupId}',
    'POST proposal/find',
    'POST proposal/answer/find',
    'POST event',
    'POST event/me',
    'GET search',
    'GET commune',
    'GET commune/find',
    'GET place/find',
    'GET place/tiles',
    'GET place/communes',
    'GET place/start',
    'GET media/{owner}/{reference}',
    'GET media/{owner}/{reference}/{size}/{path}',
    'GET user',
    'PATCH user/me',
    'DELETE user/me',
    'DELETE user/me/session',
    'POST user/me/calendar-token',
    'DELETE user/me/calendar-token',
    'GET user/me/cart',
    'POST user/me/cart',
    'GET user/me/draft',
    'GET user/me/draft/{key}',
    'PUT user/me/draft/{key}',
    'DELETE user/me/draft/{key}',
    'GET user/me/view',
    'POST user/me/view',
    'PATCH user/me/view/{id}',
    'PUT user/me/view/order',
    'DELETE user/me/view/{id}',
    'GET agency',
    'POST audit/privacy',
    'GET stream',
  ],
  // Negotiators and managers write, and hand out documents.
  write: [
    'POST property',
    'PATCH property/{reference}',
    'POST property/bulk',
    'POST property/{kind}',
    'POST contact',
    'PATCH contact/{id}',
    'POST contact/bulk',
    'GET contact/{id}/export',
    'GET contact/{id}/merge/{with}',
    'POST contact/{id}/merge',
    'POST mandate',
    'PATCH mandate/{id}',
    'PATCH mandate/{propertyRef}/signed',
    'PATCH mandate/{id}/status/{status}',
    'PATCH mandate/{id}/extend',
    'POST mandate/blank/{id}',
    'GET mandate/{id}/{x}/pdf',
    'GET mandate/register.pdf',
    'POST visit',
    'DELETE visit/group/{groupId}',
    'GET visit/group/{groupId}/voucher',
    'POST proposal',
    'POST proposal/preview',
    'POST proposal/undo',
    'PATCH proposal/{id}/status',
    'PATCH proposal/answer/{id}',
    'POST event/create',
    'PATCH event/{id}',
    'POST media/{owner}/{reference}',
    'PATCH media/{owner}/{reference}',
    'PATCH media/{owner}/{reference}/{key}',
  ],
  // What cannot be undone is a manager's.
  manage: [
    'POST contact/export',
    'POST contact/{id}/erase',
    'GET contact/{id}/erasure',
    'POST contact/import/check',
    'POST contact/import',
    'POST contact/review/find',
    'POST contact/{id}/review',
    'DELETE media/{owner}/{reference}/{path}',
  ],
  // Managers and support administer.
  admin: [
    'PATCH user/{loginEmail}',
    'PATCH agency',
    'GET agency/mail',
    'PATCH agency/mail',
    'POST agency/mail/test',
    'GET audit',
    'GET audit/{auditId}',
    'GET client-error',
    'GET client-error/{errorId}',
    'GET messages/overrides',
    'PATCH messages/{lang}',
  ],
  sync: [
    'GET sync',
    'POST sync',
    'PATCH sync/{portal}',
    'GET sync/{portal}/listings',
    'PATCH sync/{portal}/listings',
    'POST sync/{portal}/preflight',
    'POST sync/{portal}/run',
    'GET sync/histo',
    'GET sync/histo/{runId}',
    'GET sync/histo/{runId}/file',
  ],
};

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const sorted = (pairs: Iterable<readonly [string, string]>) => [...pairs].map((pair) => pair.join(' → ')).sort();

describe('the matrix of access', () => {
  it('names every route that the server answers, under the level it is guarded with', () => {
    const written = Object.entries(MATRIX).flatMap(([access, keys]) => keys.map((key) => [key, access] as const));
    expect(sorted(world.app.access)).toEqual(sorted(written));
  });
});
