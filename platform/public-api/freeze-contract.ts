import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import semver from 'semver';
import type { HostFile } from '@pignon/shared/federation/host-file';
import { filesOf } from '../store/file-integrity';
import { packFolder } from './pack-folder';
import { FROZEN_FOLDER, HOST_FILE, readRecords, PUBLIC_API_FILE, WITNESS_FOLDER } from './frozen-contracts';
import { publicApiOfTree } from './public-api-of-tree';

/** Number of contracts whose builds are stored, including the current one and the one before. */
const MAX_HOST_BUILDS = 2;

async function copyBuilt(from: string, to: string): Promise<void> {
  for (const name of await filesOf(from)) await cp(path.join(from, name), path.join(to, name));
}

/**
 * Freezes this tree's contract: names, host, and the witness, a remote built for it. @throws when it is frozen already,
 * or the host was built for another contract
 */
export async function freeze(hostDist: string, witnessDist: string): Promise<string> {
  const [publicApi, records] = await Promise.all([publicApiOfTree(), readRecords()]);
  const { contract } = publicApi;
  if (records.some((record) => record.contract === contract)) {
    throw new Error(
      `contract ${contract} is frozen already: raise CONTRACT_VERSION in shared/contract/version.ts first`,
    );
  }
  const host = JSON.parse(await readFile(path.join(hostDist, 'host.json'), 'utf8')) as HostFile;
  if (host.contract !== contract) throw new Error(`the host was built for contract ${host.contract}: npm run build`);
  const draft = path.join(FROZEN_FOLDER, `${contract}.tmp`);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, PUBLIC_API_FILE), `${JSON.stringify(publicApi, null, 1)}\n`);
  await writeFile(path.join(draft, HOST_FILE), await packFolder(hostDist));
  await copyBuilt(witnessDist, path.join(draft, WITNESS_FOLDER));
  await rename(draft, path.join(FROZEN_FOLDER, contract));
  const older = [...records.map((record) => record.contract), contract].sort(semver.rcompare).slice(MAX_HOST_BUILDS);
  for (const version of older)
    for (const built of [HOST_FILE, WITNESS_FOLDER])
      await rm(path.join(FROZEN_FOLDER, version, built), { recursive: true, force: true });
  return contract;
}
