import type { StoredDescriptor } from '@pignon/shared/contract/descriptor.schema';
import type { Registry } from '@pignon/shared/contract/registry.schema';
import { hasIntegrity } from '../store/file-integrity';
import { liveOf, servedOf, canaryVersionsOf } from '../serving/served-versions';
import { weightsOf } from '../publish/budgets';
import type { RemoteStore } from '../store/remote-store';
import { problem, type Finding } from './finding';

interface ManifestShare {
  name: string;
  assets: { js: { sync: string[]; async: string[] } };
}

const rollbackAdvice = ({ name }: StoredDescriptor): string =>
  `npm run remotes -- rollback ${name}, then change and publish it again: a version is never repaired`;

async function corruptFiles(store: RemoteStore, remote: StoredDescriptor): Promise<Finding[]> {
  const { name, version, integrity } = remote;
  const checks = Object.entries(integrity).map(async ([file, expected]) => {
    const content = await store.readFile(name, version, file);
    if (content && hasIntegrity(content, expected)) return [];
    const failure = content ? 'is not what was published' : 'is missing from the store';
    return [problem(`${name} ${version}: ${file} ${failure}`, rollbackAdvice(remote))];
  });
  return (await Promise.all(checks)).flat();
}

/** Finds shared libraries that a remote bundles: the page would hold two copies. */
async function bundledSharedLibraries(store: RemoteStore, { name, version }: StoredDescriptor): Promise<Finding[]> {
  const text = await store.readFile(name, version, 'mf-manifest.json');
  const { shared = [] } = text ? (JSON.parse(String(text)) as { shared?: ManifestShare[] }) : {};
  return shared
    .filter(({ assets }) => assets.js.sync.length + assets.js.async.length > 0)
    .map((share) =>
      problem(
        `${name} ${version} carries its own copy of ${share.name}`,
        'build it with the preset of this repository',
      ),
    );
}

async function overBudget(store: RemoteStore, remote: StoredDescriptor): Promise<Finding[]> {
  const { name, version } = remote;
  const sizes = async (file: string): Promise<number> =>
    (await store.sizeOf(name, version, `${file}.br`)) ?? (await store.sizeOf(name, version, file)) ?? 0;
  const { pages, files } = await weightsOf(remote, sizes);
  return [...pages, ...files]
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ subject, bytes, budget }) =>
      problem(
        `${subject} in ${version} weighs ${bytes} bytes and may weigh ${budget}`,
        'load what its first view does not need by import()',
      ),
    );
}

/** Checks the files of every version that open pages may request; weighs canaries too. */
export async function storedFileFindings(store: RemoteStore, registry: Registry): Promise<Finding[]> {
  const findings = [
    ...servedOf(registry).map((remote) => corruptFiles(store, remote)),
    ...[...liveOf(registry), ...canaryVersionsOf(registry)].flatMap((remote) => [
      bundledSharedLibraries(store, remote),
      overBudget(store, remote),
    ]),
  ];
  return (await Promise.all(findings)).flat();
}
