import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { startWorld, type World } from '../../../test/world';

const FR = { 'common.yes': 'Oui', 'property:list.count': '{{count}} biens', 'host:hello': 'Bonjour {{name}}' };
const EN = { 'common.yes': 'Yes', 'property:list.count': '{{count}} properties', 'host:hello': 'Hello {{name}}' };

let dir: string;
let world: World;
let token: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pignon-messages-'));
  await writeFile(join(dir, 'fr.json'), JSON.stringify(FR));
  await writeFile(join(dir, 'en.json'), JSON.stringify(EN));
  world = await startWorld({ messagesDir: dir });
});
beforeEach(async () => {
  await world.empty();
  token = await world.signIn(['SUPPORT'], { email: 'support@pignon.test' });
});
afterAll(async () => {
  await world.close();
  await rm(dir, { recursive: true });
});

const change = (texts: Record<string, string | null>, lang = 'fr') =>
  world.call(`PATCH messages/${lang}`, { token, body: { texts } });
const journal = () => world.db.query(sql`select user_email, action, entity, ref, changes from audit_entry order by id`);

describe('the catalogue', () => {
  it('contains every text in the requested language, with the agency’s changes, for everybody', async () => {
    expect((await world.call('GET messages')).body).toEqual(FR);
    expect((await world.call('GET messages?lang=en')).body).toEqual(EN);
    await change({ 'host:hello': 'Salut {{name}}' });
    expect((await world.call('GET messages?lang=fr')).body).toEqual({ ...FR, 'host:hello': 'Salut {{name}}' });
    expect((await world.call('GET messages?changed=true')).body).toEqual({ 'host:hello': 'Salut {{name}}' });
    expect((await world.call('GET messages?lang=en&changed=true')).body).toEqual({});
    expect((await world.call('GET messages?lang=de')).status).toBe(422);
  });

  it('is sent again only when it changed', async () => {
    const first = await world.call('GET messages');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await world.call('GET messages', { headers });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe('no-cache');
    await change({ 'common.yes': 'Ouais' });
    expect((await world.call('GET messages', { headers })).status).toBe(200);
    await change({ 'common.yes': null });
    expect((await world.call('GET messages', { headers })).status).toBe(304);
  });
});

describe('texts of the agency', () => {
  it('are changed and reset, with their author', async () => {
    const { status, body } = await change({ 'common.yes': 'Ouais', 'host:hello': '{{ name }}, salut' });
    expect(status).toBe(200);
    const line = { modifiedBy: 'support@pignon.test', modifiedTime: expect.any(String) as string };
    expect(body).toEqual([
      { key: 'common.yes', text: 'Ouais', shipped: 'Oui', ...line },
      { key: 'host:hello', text: '{{ name }}, salut', shipped: 'Bonjour {{name}}', ...line },
    ]);
    await change({ 'common.yes': null });
    const { body: overrides } = await world.call('GET messages/overrides', { token });
    expect(overrides).toMatchObject([{ key: 'host:hello' }]);
    expect(await journal()).toEqual([
      {
        user_email: 'support@pignon.test',
        action: 'UPDATE',
        entity: 'message',
        ref: 'fr',
        changes: [
          { path: 'common.yes', before: null, after: 'Ouais' },
          { path: 'host:hello', before: null, after: '{{ name }}, salut' },
        ],
      },
      expect.objectContaining({ changes: [{ path: 'common.yes', before: 'Ouais', after: null }] }),
    ]);
  });

  it('are not written when nothing differs', async () => {
    expect((await change({ 'common.yes': 'Oui', 'host:hello': null })).status).toBe(304);
    await change({ 'common.yes': 'Ouais' });
    expect((await change({ 'common.yes': 'Ouais' })).status).toBe(304);
    expect((await change({ 'common.yes': 'Oui' })).body).toEqual([]);
    expect(await journal()).toHaveLength(2);
  });

  it.each([
    ['host:hello', 'Salut', 'Gardez {{name}} dans le texte.'],
    ['common.yes', 'Oui {{name}}', '{{name}} ne serait pas remplacé dans ce texte.'],
    ['common.no', 'Non', 'Aucun écran ne demande ce texte.'],
    ['constructor', 'Non', 'Aucun écran ne demande ce texte.'],
    ['common.yes', '  ', 'Ce champ est requis'],
  ])('refuse "%s" as "%s"', async (key, text, message) => {
    const { status, body } = await change({ [key]: text, 'property:list.count': '{{count}} maisons' });
    expect([status, body]).toMatchObject([422, { errors: [{ path: `texts.${key}`, message }] }]);
    expect((await world.call('GET messages?changed=true')).body).toEqual({});
  });

  it('are in French or in English', async () => {
    expect((await change({ 'common.yes': 'Ja' }, 'de')).status).toBe(422);
  });
});
