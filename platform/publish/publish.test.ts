import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteDescriptor } from '@pignon/shared/contract/descriptor.schema';
import { descriptorOf, LIVE_HOST } from '@pignon/shared/testing/remote-descriptor';
import { builtRemote, packageList } from '../testing/built-remote.fixture';
import { integrityOf } from '../store/file-integrity';
import { folderStore } from '../store/folder-store';
import { Refused } from '../store/change-registry';
import { promote } from './live-versions';
import { publish } from './publish';
import type { RemoteStore } from '../store/remote-store';

let store: RemoteStore;

beforeEach(async () => {
  store = folderStore(await mkdtemp(path.join(tmpdir(), 'pignon-store-')));
});

async function reasons(folder: string): Promise<string> {
  const refused = await publish(store, folder, LIVE_HOST).catch((error: unknown) => error);
  if (!(refused instanceof Refused)) throw new Error(`not refused: ${String(refused)}`);
  return refused.refusals.map(({ reason }) => reason).join('; ');
}

describe('publishing a remote', () => {
  test('does not serve it until it is promoted', async () => {
    await publish(store, await builtRemote(), LIVE_HOST);
    expect((await store.readRegistry()).remotes.demo?.stable).toBeNull();
    expect(await promote(store, 'demo', LIVE_HOST)).toBe('1.0.0-b1');
    expect((await store.readRegistry()).remotes.demo?.stable).toBe('1.0.0-b1');
    expect(String(await store.readFile('demo', '1.0.0-b1', 'entry.1.js'))).toBe('entry');
  });

  test('refuses an existing version', async () => {
    await publish(store, await builtRemote(), LIVE_HOST);
    expect(await reasons(await builtRemote())).toBe('version 1.0.0-b1 exists');
  });

  test('succeeds for both publishers of the same build, and for only one of two different builds', async () => {
    const same = await Promise.allSettled(
      [builtRemote(), builtRemote()].map(async (built) => publish(store, await built, LIVE_HOST)),
    );
    expect(same.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const version = '1.0.0-b2';
    const builds = [builtRemote({ version }), builtRemote({ version, owner: 'Another' })];
    const other = await Promise.allSettled(builds.map(async (built) => publish(store, await built, LIVE_HOST)));
    expect(other.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('refuses a contract or API range that the live host does not meet', async () => {
    expect(await reasons(await builtRemote({ contract: '^2.0.0' }))).toContain('asks for contract ^2.0.0');
    expect(await reasons(await builtRemote({ api: '<1.0.0' }))).toContain('asks for API <1.0.0');
  });

  test('refuses a range without a version', async () => {
    expect(await reasons(await builtRemote({ contract: '*' }))).toContain('its contract range is "*"');
    expect(await reasons(await builtRemote({ api: 'latest' }))).toContain('its API range is "latest"');
  });

  test('refuses a range that includes the next major version, and accepts one of two host versions', async () => {
    for (const contract of ['>=0', '>=1.0.0', '* || ^1', '^1 || ^2']) {
      expect(await reasons(await builtRemote({ contract }))).toContain(
        `its contract range "${contract}" takes contract 2.0.0 too`,
      );
    }
    expect(await reasons(await builtRemote({ api: '>=1' }))).toContain('its API range ">=1" takes API 2.0.0 too');
    expect(await reasons(await builtRemote({ contract: '*' }))).not.toContain('takes contract');
    const both = await builtRemote({ contract: '^1 || ^2' });
    await publish(store, both, { ...LIVE_HOST, contract: '2.0.0' });
    await promote(store, 'demo', LIVE_HOST);
  });

  test('refuses a shared module that the host lacks, or provides in another version', async () => {
    expect(await reasons(await builtRemote({ shared: { antd: '6.0.0' } }))).toContain('expects antd of the host');
    expect(await reasons(await builtRemote({ shared: { react: '19.4.0' } }))).toContain('the host provides 19.3.1');
  });

  describe('checks the weight of', () => {
    const heavy = (edit: Partial<RemoteDescriptor> = {}) => builtRemote(edit, randomBytes(40_000).toString('hex'));
    const shipping = async (file: string, bytes: number, edit: Partial<RemoteDescriptor> = {}) => {
      const content = randomBytes(bytes);
      const integrity = { ...descriptorOf().integrity, [file]: integrityOf(content) };
      const folder = await builtRemote({ integrity, ...edit });
      await writeFile(path.join(folder, file), content);
      return folder;
    };

    test('a page with all its files, and refuses one over its budget', async () => {
      expect(await reasons(await heavy({ integrity: {} }))).toBe(
        'demo /demo/list weighs 80.0 kB and may weigh 60.0 kB',
      );
    });

    test.each([
      ['vendors.0123456789.js', 60_001, 'demo vendors.js weighs 60.0 kB and may weigh 60.0 kB'],
      ['late.0123456789.css', 10_900, 'demo late.css weighs 10.9 kB and may weigh 10.0 kB'],
      ['plan.0123456789.webp', 150_000, 'demo plan.webp weighs 150.0 kB and may weigh 100.0 kB'],
    ])('a file that is loaded later: %s', async (file, bytes, reason) => {
      expect(await reasons(await shipping(file, bytes))).toBe(reason);
    });

    test('files with an allowance and a reason, up to its limit', async () => {
      const reason = 'the calendar library, fetched with the agenda alone';
      const allow = (name: string, kilobytes: number) => ({ allowances: [{ name, kilobytes, reason }] });
      await publish(store, await shipping('vendors.0123456789.js', 70_000, allow('vendors.js', 75)), LIVE_HOST);
      expect(await reasons(await shipping('vendors.0123456789.js', 80_000, allow('vendors.js', 75)))).toContain(
        'demo vendors.js weighs 80.0 kB and may weigh 75.0 kB',
      );
      const version = '1.0.0-b2';
      await publish(store, await heavy({ version, integrity: {}, ...allow('/demo/list', 90) }), LIVE_HOST);
    });

    test('no file that an allowance names but the build lacks', async () => {
      const allowances = [{ name: 'gone.js', kilobytes: 90, reason: 'it was a large library' }];
      expect(await reasons(await builtRemote({ allowances }))).toBe(
        'it allows for the weight of gone.js, which it does not ship',
      );
    });
  });

  test('refuses an altered file', async () => {
    const folder = await builtRemote();
    await writeFile(path.join(folder, 'pages-list.1.js'), 'something else');
    expect(await reasons(folder)).toBe('pages-list.1.js is not what was built');
  });

  test('refuses a path that another remote owns', async () => {
    await publish(store, await builtRemote(), LIVE_HOST);
    await promote(store, 'demo', LIVE_HOST);
    expect(await reasons(await builtRemote({ name: 'other' }))).toContain('/demo/list already belongs to demo');
  });

  const [page] = descriptorOf().routes;
  const at = (name: string, ...paths: string[]) =>
    builtRemote({ name, routes: paths.map((path) => ({ ...page!, path })), menu: [] });

  test.each(['/', '/cart', '/Cart/old'])('refuses a path of the host: %s', async (path) => {
    expect(await reasons(await at('other', path))).toContain(`${path} already belongs to the host`);
  });

  test.each(['/demo', '/demo/list/customer', '/demo/:reference', '/DEMO/new', '/demo/*'])(
    'refuses a path below the first segment of another remote: %s',
    async (path) => {
      await publish(store, await at('demo', '/demo/list/:type', '/demo/:id'), LIVE_HOST);
      await promote(store, 'demo', LIVE_HOST);
      expect(await reasons(await at('other', path))).toContain(`${path} already belongs to demo`);
    },
  );

  test.each(['/*', '/:anything', '/:anything/list'])('refuses a path that matches other remotes’: %s', async (path) => {
    expect(await reasons(await at('other', path))).toContain(`${path} would take addresses of others`);
  });

  test('accepts several first segments of one remote, and one that another remote gave up', async () => {
    await publish(store, await at('demo', '/demo', '/crossed'), LIVE_HOST);
    await promote(store, 'demo', LIVE_HOST);
    await publish(store, await builtRemote({ version: '1.0.0-b2' }), LIVE_HOST);
    await promote(store, 'demo', LIVE_HOST, '1.0.0-b2');
    await publish(store, await at('other', '/crossed'), LIVE_HOST);
    expect(await promote(store, 'other', LIVE_HOST)).toBe('1.0.0-b1');
  });

  test('refuses a redirect or a menu entry without a page', async () => {
    const routes = [...descriptorOf().routes, { path: '/demo/old', redirect: '/demo/lists' }];
    expect(await reasons(await builtRemote({ routes }))).toBe(
      'the redirect /demo/old leads to /demo/lists, which none of its routes answers',
    );
  });

  test('records the publisher and the sizes', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, PUBLISHED_BY: 'zoe' });
    await publish(store, await builtRemote(), LIVE_HOST);
    const { demo } = (await store.readRegistry()).remotes;
    expect(demo?.versions['1.0.0-b1']).toMatchObject({ publishedBy: 'zoe', bytes: { entry: 5, heaviest: 9 } });
  });

  describe('reads the list of packages that a build writes', () => {
    const withList = (list: string, version = '1.0.0-b1') => builtRemote({ version }, undefined, list);
    const published = async (version: string) => (await store.readRegistry()).remotes.demo?.versions[version];

    test('and stores their names and versions for comparison', async () => {
      await publish(store, await withList(packageList('@scope/x 1.2.3', 'y 0.1.0-beta.1')), LIVE_HOST);
      expect((await published('1.0.0-b1'))?.packages).toEqual([
        { name: '@scope/x', version: '1.2.3' },
        { name: 'y', version: '0.1.0-beta.1' },
      ]);
    });

    test('and publishes a build of an older kit, which has none', async () => {
      await publish(store, await builtRemote(), LIVE_HOST);
      expect(await published('1.0.0-b1')).not.toHaveProperty('packages');
    });

    test.each([
      ['cut', '{"bomFormat":', 'bom.json is no list of packages: Invalid input: expected object, received undefined'],
      ['of another format', '{"components":[]}', 'bom.json is no list of packages: bomFormat: Invalid input'],
      ['with a name that is none', packageList('<img> 1.0.0'), 'components.0.name: is no name of a package'],
      ['with a version that is none', packageList('x latest'), 'components.0.version: is no version'],
      ['too long', packageList(...Array.from({ length: 501 }, (_, at) => `x${at} 1.0.0`)), 'components: Too big'],
      ['too large', ' '.repeat(262_145), 'bom.json has 262145 bytes and may have 262144'],
    ])('but refuses one %s', async (_, list, reason) => {
      expect(await reasons(await withList(list))).toContain(reason);
      expect((await store.readRegistry()).remotes).toEqual({});
    });
  });

  test('completes an interrupted publication, and refuses other files under its version', async () => {
    const folder = await builtRemote();
    await store.putVersion('demo', '1.0.0-b1', folder);
    expect(await reasons(await builtRemote({ owner: 'Another' }))).toContain(
      'holds other files under version 1.0.0-b1',
    );
    await publish(store, folder, LIVE_HOST);
    expect((await store.readRegistry()).remotes.demo?.versions).toHaveProperty(['1.0.0-b1']);
  });
});
