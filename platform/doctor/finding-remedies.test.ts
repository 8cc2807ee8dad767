import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { UNOFFERED_SLOTS } from '@pignon/shared/contract/slots';
import { descriptorOf, LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { liveRemotesFor } from '../serving/live-remotes-for';
import { folderStore } from '../store/folder-store';
import { builtRemote } from '../testing/built-remote.fixture';
import { registryOf } from '../testing/registry.fixture';
import { compositionFindings } from './composition';
import type { Finding } from './finding';
import { liveEdgeFindings, type EdgeResponses } from './live-edge';
import { brokenReferenceFindings } from './broken-references';
import { storedFileFindings } from './stored-files';
import { unmatchedSlots } from './unmatched-slots';

/* Operators copy commands and places from a finding: these tests fix their wording. */

const [page] = descriptorOf().routes.flatMap((route) => ('page' in route ? [route.page] : []));
const stored = (overrides: object = {}) => ({ ...descriptorOf(), ...overrides }) as StoredDescriptor;
const slot = (name: string) => ({ slot: name, order: 0, load: page! });
/** Returns the fix and next steps of a finding. */
const fixOf = (found: readonly Finding[], pattern: RegExp) => {
  const [one, more] = found.filter((each) => pattern.test(each.message));
  return more ? 'more than one' : one && [one.level, one.fix];
};

describe('the doctor', () => {
  const registry = registryOf(descriptorOf(), descriptorOf({ version: '0.9.0' }));
  const edge: EdgeResponses = {
    revision: 7,
    catalogue: liveRemotesFor(registry, LIVE_HOST),
    file: () => Promise.resolve(Buffer.from('entry')),
  };
  const atEdge = (overrides: Partial<EdgeResponses>, seenEdge = registry) =>
    liveEdgeFindings(seenEdge, { ...edge, ...overrides });

  test('gives a remedy when the edge differs from the store', async () => {
    expect(fixOf(await atEdge({ revision: 5 }), /at revision 5/)).toEqual([
      'problem',
      'it follows within seconds; if not, its STORE_DIR or STORE_URL names another store',
    ]);
    expect(fixOf(await atEdge({ file: () => Promise.resolve(undefined) }), /cannot start/)).toEqual([
      'problem',
      'look at its log, or rollback demo 1.0.0-b1',
    ]);
    const nothing = { revision: 7, remotes: {} };
    expect(fixOf(await atEdge({ catalogue: nothing }), /does not offer demo/)).toEqual([
      'problem',
      'is its store another one? see STORE_DIR',
    ]);
    const other = liveRemotesFor(registryOf(descriptorOf({ version: '0.9.0' })), LIVE_HOST);
    expect(fixOf(await atEdge({ catalogue: other }), /gives out 0\.9\.0/)).toEqual([
      'problem',
      'build demo against that host',
    ]);
    const asking = registryOf(descriptorOf({ contract: '^2.0.0' }));
    const refusing = await atEdge({ catalogue: liveRemotesFor(asking, LIVE_HOST) }, asking);
    expect(fixOf(refusing, /refuses demo/)).toEqual(['problem', 'publish the host first']);
  });

  test('gives a remedy for a remote without a live version', async () => {
    const retired = { ...registry, remotes: { demo: { ...registry.remotes.demo!, stable: null } } };
    const found = await atEdge({ catalogue: { revision: 7, remotes: {} } }, retired);
    expect(found).toEqual([
      { level: 'note', message: 'demo has no live version', fix: 'npm run remotes -- promote demo' },
    ]);
  });

  test('gives a remedy for a canary that is not served, and names the version in its place', async () => {
    const canary = { version: '2.0.0', percent: 5, roles: [], emails: [] };
    const withCanary = { ...registry, remotes: { demo: { ...registry.remotes.demo!, canary } } };
    const trial = { rule: { ...canary, emails: [] }, remote: { ...edge.catalogue.remotes.demo!, version: '1.9.0' } };
    const found = await atEdge({ catalogue: { ...edge.catalogue, trials: { demo: trial } } }, withCanary);
    expect(found).toEqual([
      {
        level: 'problem',
        message: 'demo 2.0.0 is under trial, but the host offers 1.9.0 instead',
        fix: 'build demo against that host, or npm run remotes -- rollback demo ends the trial',
      },
    ]);
  });

  test('gives remedies for inconsistent live remotes', () => {
    const found = (overrides: object) => compositionFindings(registryOf(stored(overrides)), LIVE_HOST);
    expect(fixOf(found({ contract: '^2.0.0' }), /is live: it asks/)).toEqual([
      'problem',
      'build it against contract 1.2.0, or publish the host first, or npm run remotes -- rollback demo',
    ]);
    const before = registryOf(stored(), stored({ version: '0', contract: '^0.9.0' }));
    expect(fixOf(compositionFindings(before, LIVE_HOST), /cannot go back to 0/)).toEqual([
      'note',
      'publish a version to fall back on',
    ]);
    const leading = stored({ routes: [...descriptorOf().routes, { path: '/old', redirect: '/gone' }] });
    expect(fixOf(brokenReferenceFindings([leading]), /leads to \/gone/)).toEqual([
      'problem',
      'correct its src/remote.ts, or promote the remote that owns the page',
    ]);
    const naming = stored({ slots: [slot('home.gone')], publishes: ['property.gone'], consumes: ['keys.moved'] });
    expect(fixOf(brokenReferenceFindings([naming]), /slot home\.gone/)).toEqual(['problem', 'rebuild demo']);
    expect(fixOf(brokenReferenceFindings([naming]), /event property\.gone/)).toEqual(['problem', 'rebuild demo']);
    expect(fixOf(brokenReferenceFindings([naming]), /listens to keys\.moved/)).toEqual(['note', 'promote keys']);
  });

  test('gives a remedy for a canary that reaches nobody or takes the paths of others', () => {
    const found = (overrides: object, rule: object = {}) => {
      const registryWithVersion = registryOf(stored(), stored({ version: '2.0.0', ...overrides }));
      const canary = { version: '2.0.0', percent: 5, roles: [], emails: [], ...rule };
      return compositionFindings(
        { ...registryWithVersion, remotes: { demo: { ...registryWithVersion.remotes.demo!, previous: null, canary } } },
        LIVE_HOST,
      );
    };
    const end = 'npm run remotes -- rollback demo ends the trial';
    expect(fixOf(found({}, { percent: 0 }), /names nobody/)).toEqual([
      'problem',
      `say for whom it is: --percent, --roles, --emails, or ${end}`,
    ]);
    for (const rule of [{ roles: ['MANAGER'] }, { emails: ['zoe@agence.test'] }])
      expect(fixOf(found({}, { percent: 0, ...rule }), /reaches nobody/)).toBeUndefined();
    expect(fixOf(found({}, { version: '3.0.0' }), /no such version/)).toEqual(['problem', `publish it, or ${end}`]);
    const routes = [...descriptorOf().routes, { path: '/cart', redirect: '/demo/list' }];
    expect(fixOf(found({ routes }), /already belongs/)).toEqual([
      'problem',
      `begin the path with a segment that no other remote has, or ${end}`,
    ]);
  });

  test('names the file where a slot would be offered', () => {
    const [unoffered = ''] = UNOFFERED_SLOTS;
    const remote = stored({ slots: [slot(unoffered)] });
    const other = stored({ name: 'other', slots: [slot(unoffered)] });
    const found = unmatchedSlots([remote, other]);
    expect(fixOf(found, new RegExp(`offers the slot ${unoffered}, filled by demo and other$`))).toEqual([
      'note',
      'fill another one, or give it a place on a page',
    ]);
    expect(fixOf(unmatchedSlots([]), new RegExp(`offers the slot ${unoffered}$`))).toEqual([
      'note',
      'take it out of the next major version of the contract',
    ]);
    expect(fixOf(found, /^nobody fills the slot home\.widget$/)).toEqual([
      'note',
      'promote a remote that does, or take the slot out of the contract',
    ]);
  });

  test('says that a stored version is never repaired, and how to make a page lighter', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'pignon-doctor-'));
    const store = folderStore(root);
    await store.putVersion('demo', '1.0.0-b1', await builtRemote());
    const at = (file: string) => path.join(root, 'demo/1.0.0-b1', file);
    await writeFile(at('pages-list.1.js'), 'a'.repeat(70_000));
    const manifest = { shared: [{ name: 'react', assets: { js: { sync: [], async: ['react.js'] } } }] };
    await writeFile(at('mf-manifest.json'), JSON.stringify(manifest));
    const found = await storedFileFindings(store, registryOf(descriptorOf()));
    expect(fixOf(found, /is not what was published/)).toEqual([
      'problem',
      'npm run remotes -- rollback demo, then change and publish it again: a version is never repaired',
    ]);
    expect(fixOf(found, /its own copy of react/)).toEqual(['problem', 'build it with the preset of this repository']);
    expect(fixOf(found, /demo\/list in .* may weigh 60000/)).toEqual([
      'problem',
      'load what its first view does not need by import()',
    ]);
    // compressed sizes count
    await writeFile(at('pages-list.1.js.br'), 'small');
    expect(fixOf(await storedFileFindings(store, registryOf(descriptorOf())), /may weigh/)).toBeUndefined();
    await rm(at('pages-list.1.js'));
    await rm(at('pages-list.1.js.br'));
    expect(fixOf(await storedFileFindings(store, registryOf(descriptorOf())), /is missing/)?.[0]).toBe('problem');
  });
});
