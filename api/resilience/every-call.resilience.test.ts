import { randomUUID } from 'node:crypto';
import { dayOf } from '@pignon/shared/domain/common/day';
import { callTable } from '@pignon/shared/domain/calls/call-table';
import type { UserSession } from '@pignon/shared/domain/user/user-session.schema';
import { NO_TEXTS } from '@pignon/shared/domain/mandate/texts/mandate-text.enums';
import { insertUsers } from '../src/modules/user/user.repo';
import { tokenFor } from './identity-service';
import { install, MANAGER, type Installation } from './installation';
import type { ServerProcess } from './server-process';
import { openScenario } from './scenario';
import { runActivityScenario } from './activity-scenario';
import { importPeople } from './import-scenario';
import { runListingImportScenario } from './listing-import-scenario';
import { runMediaScenario } from './media-scenario';
import { mergeDuplicates } from './contact-merge-scenario';
import { runCartScenario, runDraftScenario } from './own-data-scenario';
import { runPropertyScenario, runPropertyListScenario } from './property-scenario';
import { proposeToCustomers, setUpMail } from './proposals-scenario';
import { runReportScenario } from './report-scenario';
import { runSecondFactorScenario } from './second-factor-scenario';
import { mailVoucher, runNoticesScenario, runVoucherScenario } from './voucher-scenario';

let installation: Installation;
let server: ServerProcess;
let scenario: ReturnType<typeof openScenario>;

beforeAll(async () => {
  installation = await install();
  const pendingUser = { loginEmail: 'paul@pignon.test', roles: [], status: 'PENDING' as const };
  await installation.withDb((db) => insertUsers(db, [pendingUser]));
  server = await installation.start();
  scenario = openScenario(server.url, installation);
}, 120_000);
afterAll(() => installation.remove());

async function people(): Promise<{ owner: number; buyer: number }> {
  const lastName = 'Etcheverry';
  const draft = { id: 0, contactType: ['OWNER'], lastName, phone: [{ number: '06 12 34 56 78' }, { number: ' ' }] };
  const owner = await scenario.create('POST contact', draft, { ...draft, lastName: 'Other' });
  expect(owner.body['phone']).toMatchObject([{ number: '+33612345678' }]);
  const filters = [{ key: { type: 'NUMBER', key: 'PRICE' }, values: [200_000, 400_000] }];
  const buyer = await scenario.succeed('POST contact', {
    body: { contactType: ['CUSTOMER'], lastName: 'Dubois', email: 'dubois@exemple.test', filters },
  });
  const id = Number(owner.body['id']);
  await scenario.change('PATCH contact/{id}', 1, { params: { id }, body: { firstName: 'Maïté' } });
  await scenario.succeed('GET contact/{id}', { params: { id } });
  await scenario.succeed('POST contact/byIds', { body: [id] });
  await scenario.succeed('POST record/names', { body: [{ kind: 'contact', id: String(id) }] });
  await scenario.succeed('POST contact/find', {
    body: { dto: { text: 'etcheverry', contactType: ['OWNER'], archived: false } },
  });
  const duplicates = await scenario.succeed('POST contact/duplicates', { body: { phone: [{ number: '0612345678' }] } });
  expect(duplicates.body).toHaveLength(1);
  await importPeople(scenario, id);
  await scenario.succeed('GET contact/{id}/export', { params: { id } });
  const timeline = await scenario.succeed('GET contact/{id}/timeline', {
    params: { id },
    query: '?kind=CONTACT&pageSize=1',
  });
  // created, changed, and merged or transferred twice
  expect(timeline.body).toMatchObject({ content: [{ kind: 'CONTACT' }], page: { totalElements: 4 } });
  await scenario.succeed('POST contact/follow-up/find', { body: { before: '2030-01-01' } });
  await scenario.succeed('POST contact/review/find', { body: { dto: { archived: false } } });
  const review = { decision: 'KEEP', reason: 'Succession en cours' };
  expect((await scenario.succeed('POST contact/{id}/review', { params: { id }, body: review })).body).toMatchObject(
    review,
  );
  expect((await scenario.succeed('GET contact/source', {})).body).toBeInstanceOf(Array);
  const archive = (archived: boolean) => ({ body: { changes: [{ id, fields: { archived } }] } });
  const archivedResult = await scenario.succeed('POST contact/bulk', archive(true));
  expect(archivedResult.body).toMatchObject({ results: [{ outcome: 'CHANGED', before: { archived: false } }] });
  await scenario.succeed('POST contact/bulk', archive(false));
  const table = await scenario.succeed('POST contact/export', { body: { ids: [id] } });
  expect(table.bytes.toString('utf8')).toMatch(/^\uFEFFCivilité;Nom;Prénom;/);
  return { owner: id, buyer: Number(buyer.body['id']) };
}

async function mandate(reference: string, owner: number, buyer: number): Promise<string> {
  const draft = { propertyRef: reference, type: 'NON_EXCLUSIVE', startDate: '2026-11-21', endDate: '2027-05-20' };
  const created = await scenario.create('POST mandate', draft, { ...draft, type: 'EXCLUSIVE' });
  const id = Number(created.body['id']);
  await scenario.change('PATCH mandate/{id}', 1, { params: { id }, body: { price: 255_000 } });
  await scenario.succeed('POST mandate/blank/{id}', { params: { id: reference } });
  await scenario.succeed('POST agency/mandate-texts/preview', { body: { kind: 'SALE', texts: NO_TEXTS } });
  const signed = await scenario.succeed('PATCH mandate/{propertyRef}/signed', {
    params: { propertyRef: reference },
    body: { signers: [owner], agent: { capacity: 'HOLDER' }, place: 'Pau', reason: 'Essai.' },
  });
  expect(signed.body).toMatchObject({ status: 'RUNNING', registerNumber: 1 });
  await scenario.succeed('PATCH mandate/{id}/extend', { params: { id }, body: { endDate: '2027-08-20' } });
  const amend = { params: { id }, body: { changes: { price: 261_250 } } };
  await scenario.succeed('PATCH mandate/{id}/amendment', amend);
  await scenario.succeed('PATCH mandate/{id}/amendment/dropped', { params: { id } });
  await scenario.succeed('PATCH mandate/{id}/amendment', amend);
  await scenario.succeed('PATCH mandate/{id}/amendment/signed', { params: { id }, body: [owner] });
  await scenario.succeed('GET mandate/{id}', { params: { id } });
  await scenario.succeed('GET mandate/{id}/signing', { params: { id } });
  await scenario.succeed('GET mandate/{id}/amendment/{number}/{x}/pdf', { params: { id, number: 1, x: 'agency' } });
  const letter = { kind: 'NOTICE', by: 'AGENCY', letterDate: dayOf(), letterNumber: '1A 200', reason: 'Essai.' };
  await scenario.succeed('PATCH mandate/{id}/notice', { params: { id }, body: letter });
  await scenario.succeed('GET mandate/{id}/letter/{letter}', { params: { id, letter: 'notice' } });
  await scenario.succeed('PATCH mandate/{id}/notice/withdrawn', { params: { id }, body: { reason: 'Essai.' } });
  await scenario.succeed('GET mandate/{id}/{x}/pdf', { params: { id, x: owner } });
  await scenario.succeed('GET mandate/{id}/{x}/pdf', { params: { id, x: 'agency' } });
  await scenario.succeed('GET mandate/register', {});
  await scenario.succeed('GET mandate/register.pdf', {});
  await scenario.succeed('GET mandate/register.csv', {});
  await scenario.succeed('GET mandate/register/gap', {});
  const gap = { params: { register: 'T' }, body: { first: 2, last: 3, reason: 'Carnet perdu.' } };
  await scenario.refused('PATCH mandate/register/{register}/gap', gap, 422);
  await scenario.succeed('POST mandate/find', { body: { dto: { status: ['RUNNING'] } } });
  await scenario.succeed('POST mandate/bulk', { body: { changes: [{ id, fields: { negotiators: [] } }] } });
  await scenario.succeed('POST mandate/export', { body: { ids: [id], columns: ['propertyRef', 'endDate'] } });
  await scenario.succeed('POST mandate/print', { body: { ids: [id] } });
  // A proposal needs a mandate in force.
  await proposeToCustomers(scenario, reference, buyer);
  const tour = await runVoucherScenario(scenario, reference, buyer);
  await scenario.succeed('PATCH mandate/{id}/status/{status}', {
    params: { id, status: 'SOLD' },
    body: { conclusion: { date: dayOf(), price: 250_000, contactId: buyer } },
  });
  const refusedUndo = await scenario.refused(
    'PATCH mandate/{id}/status/{status}',
    { params: { id, status: 'CLOSED' }, body: {} },
    409,
  );
  expect(refusedUndo.body['allowed']).toEqual([]);
  const defaults = { register: 'T', type: 'NON_EXCLUSIVE', feeType: 'SELLER', negotiator: null };
  const lineOf = (registerNumber: string, propertyRef: string) => ({
    lines: [{ line: 2, values: { registerNumber, registerDate: '02/03/2026', propertyRef, durationMonths: '12' } }],
    defaults,
  });
  const check = await scenario.succeed('POST mandate/takeover/check', { body: lineOf('12', reference) });
  expect(check.body).toMatchObject({ results: [{ line: 2, registerNumber: 12 }] });
  await scenario.create('POST mandate/takeover', lineOf('12', 'V99-99999'), lineOf('13', 'V99-99999'));
  return tour;
}

async function administration(): Promise<void> {
  const me = await scenario.succeed('GET user/me');
  await scenario.succeed('GET user/me/waiting-key');
  await scenario.change('PATCH user/me', Number(me.body['version']), { body: { firstName: 'Anne' } });
  await scenario.succeed('GET user', { query: '?includeInactive=true' });
  await runDraftScenario(scenario);
  const params = { loginEmail: 'paul@pignon.test' };
  await scenario.change('PATCH user/{loginEmail}', 1, { params, body: { roles: ['NEGOTIATOR'], status: 'ACTIVE' } });
  await scenario.refused(
    'PATCH user/{loginEmail}',
    { params: { loginEmail: MANAGER }, body: { roles: [] }, headers: { 'if-match': '"2"' } },
    409,
  );
  const account = { loginEmail: 'zoe@pignon.test', roles: ['NEGOTIATOR'] };
  await scenario.create('POST user', account, { ...account, loginEmail: 'yann@pignon.test' });
  await scenario.succeed('GET user/activity');
  const agency = await scenario.succeed('GET agency');
  await scenario.change('PATCH agency', Number(agency.body['version']), { body: { name: 'Agence du Pignon' } });
  await scenario.succeed('POST agency/preview', { body: { paper: 'CARD', settings: { phone: '05 59 00 00 00' } } });
  const journal = await scenario.succeed('GET audit', { query: '?entity=user' });
  const [line] = journal.body['content'] as unknown as { auditId: number; address: string }[];
  expect(line?.address).toMatch(/127\.0\.0\.1|::1/);
  const table = await scenario.succeed('GET audit.csv', { query: '?entity=user' });
  expect(table.bytes.toString('utf8')).toMatch(/^\uFEFFDate et heure;Qui;/);
  await scenario.succeed('GET audit/{auditId}', { params: { auditId: line?.auditId ?? 0 } });
  await scenario.succeed('POST audit/privacy', { body: { on: false } });
  const texts = await scenario.succeed('GET messages', { query: '?lang=fr' });
  const [key = ''] = Object.keys(texts.body).filter((each) => !String(texts.body[each]).includes('{{'));
  await scenario.succeed('PATCH messages/{lang}', {
    params: { lang: 'fr' },
    body: { texts: { [key]: 'Texte de l’agence' } },
  });
  await scenario.succeed('GET messages/overrides', { query: '?lang=fr' });
  const report = { errorId: randomUUID(), remote: 'host', version: '1.0.0', message: 'boom', route: '/' };
  await scenario.succeed('POST client-error', { body: report });
  await scenario.succeed('POST password/known', { body: { prefix: 'ABCDE', foldedPrefix: 'AB' } });
  await scenario.succeed('GET client-error');
  await scenario.succeed('GET client-error/{errorId}', { params: { errorId: report.errorId } });
  await scenario.succeed('POST remote/load', {
    body: { loads: [{ remote: 'contact', version: '1.0.0', took: 12.5 }] },
  });
  await scenario.succeed('GET remote/use');
  const since = new Date(0).toISOString();
  const trial = { remote: 'contact', trial: '1.0.0', before: '0.9.0', since, stepSince: since };
  await scenario.succeed('GET remote/guard', { query: `?${new URLSearchParams(trial).toString()}` });
  await scenario.succeed('POST remote/versions', { body: { revision: 7 } });
  const figures = { sessions: 30, failing: 3 };
  const canary = { stable: '0.9.0', canary: '1.0.0', audience: '5 %' };
  await scenario.succeed('POST remote/guard', {
    body: { remote: 'contact', before: canary, after: canary, why: { trial: figures, before: figures } },
  });
  await scenario.succeed('GET remote/{remote}/people', { params: { remote: 'contact' } });
  const stable = { stable: '1.0.0', canary: null, audience: null };
  await scenario.succeed('POST remote/rollout', {
    body: { remote: 'contact', order: 'ROLLBACK', before: { ...stable, stable: '1.1.0' }, after: stable },
  });
}

async function sync(reference: string): Promise<void> {
  const created = await scenario.create(
    'POST sync',
    { code: 'vitrine', name: 'Vitrine', kind: 'POLIRIS' },
    { code: 'x-y', name: 'Y', kind: 'POLIRIS' },
  );
  const params = { portal: 'vitrine' };
  const changedPortal = await scenario.change('PATCH sync/{portal}', Number(created.body['version']), {
    params,
    body: { name: 'Vitrine du port' },
  });
  // A password always counts as changed: the stored one is not decrypted for a comparison.
  const headers = { 'if-match': changedPortal.headers.get('etag') ?? '' };
  const sealed = { params, body: { password: 'secret' }, headers };
  await scenario.succeed('PATCH sync/{portal}', sealed);
  const listed = await scenario.succeed('GET sync');
  expect(JSON.stringify(listed.body)).not.toContain('secret');
  await scenario.succeed('PATCH sync/{portal}/listings', {
    params,
    body: { changes: [{ reference, included: true }] },
  });
  await scenario.succeed('GET sync/{portal}/listings', { params });
  await scenario.succeed('POST sync/{portal}/preflight', { params });
  await scenario.succeed('POST sync/{portal}/test', { params });
  await scenario.succeed('GET property/{reference}/portals', { params: { reference } });
  await scenario.succeed('GET sync/histo');
  // No connector writes files yet: sending is refused, and no run exists to be read.
  await scenario.refused('POST sync/{portal}/run', { params, body: {} }, 409);
  await scenario.refused('GET sync/histo/{runId}', { params: { runId: 1 } }, 404);
  await scenario.refused('GET sync/histo/{runId}/file', { params: { runId: 1 } }, 404);
  await scenario.refused('GET sync/histo/{runId}/differences', { params: { runId: 1 } }, 404);
  const listing = { runId: 1, reference: 'V26-00001' };
  await scenario.refused('GET sync/histo/{runId}/listing/{reference}', { params: listing }, 404);
  await scenario.refused('POST sync/histo/{runId}/replay', { params: { runId: 1 }, body: { mode: 'SEND' } }, 404);
  await scenario.succeed('DELETE sync/{portal}', { params });
}

/** A session of the test user who signed in some seconds ago. */
const sessionOf = (secondsAgo = 0) =>
  openScenario(server.url, { token: tokenFor(MANAGER, secondsAgo), next: installation.next }, scenario.answered);

/** The test user's own account, last: its sessions, then the account, once another user can manage the agency. */
async function leave(): Promise<void> {
  const earlierScenario = scenario;
  scenario = sessionOf();
  const sessions = (await scenario.succeed('GET user/me/session')).body as unknown as UserSession[];
  const earlier = sessions.find(({ current }) => !current)?.id ?? 0;
  await scenario.succeed('DELETE user/me/session/{id}', { params: { id: earlier } });
  await earlierScenario.refused('GET user', {}, 401);
  const signedOut = sessionOf(60);
  await signedOut.succeed('DELETE user/me/session/current');
  await signedOut.refused('GET user', {}, 401);
  await scenario.succeed('DELETE user/me/session');
  scenario = sessionOf();
  await runSecondFactorScenario(scenario, 'paul@pignon.test');
  await scenario.refused('DELETE user/me', {}, 409);
  const params = { loginEmail: 'paul@pignon.test' };
  const promotion = { params, body: { roles: ['MANAGER'] }, headers: { 'if-match': '"2"' } };
  await scenario.succeed('PATCH user/{loginEmail}', promotion);
  expect((await scenario.succeed('DELETE user/me')).body).toEqual({ identityDeleted: true });
  await scenario.refused('GET user', {}, 403);
}

it('answers every call of the table as specified', async () => {
  const { owner, buyer } = await people();
  const reference = await runPropertyScenario(scenario, owner);
  await runPropertyListScenario(scenario, reference);
  await runListingImportScenario(scenario);
  const tour = await mandate(reference, owner, buyer);
  await runActivityScenario(scenario, reference, buyer);
  await runMediaScenario(scenario, server.url, reference);
  await administration();
  await setUpMail(scenario);
  await mailVoucher(scenario, tour, buyer);
  await runNoticesScenario(scenario, tour, buyer);
  await runReportScenario(scenario, reference, owner);
  await runCartScenario(scenario, reference, buyer);
  await mergeDuplicates(scenario, buyer);
  await sync(reference);
  const preview = await scenario.succeed('GET contact/{id}/erasure', { params: { id: buyer } });
  expect(preview.body).toMatchObject({ refusal: null });
  await scenario.succeed('POST contact/{id}/erase', { params: { id: buyer } });
  await leave();
  const uncoveredKeys = Object.keys(callTable).filter((key) => !scenario.answered.has(key));
  expect(uncoveredKeys.sort()).toEqual([
    'GET sync/histo/{runId}',
    'GET sync/histo/{runId}/differences',
    'GET sync/histo/{runId}/file',
    'GET sync/histo/{runId}/listing/{reference}',
    // numbers assigned by the product have no gap: the call is refused here, and its own tests explain a gap
    'PATCH mandate/register/{register}/gap',
    'PATCH proposal/answer/{id}',
    // refused without an address: its own tests send it
    'POST property/{reference}/report/{id}/mail',
    'POST sync/histo/{runId}/replay',
    'POST sync/{portal}/run',
    'POST user/{loginEmail}/invitation',
    // refused without consent: its own tests send it
    'POST visit/group/{groupId}/notice',
  ]);
}, 120_000);
