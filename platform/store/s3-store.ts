import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { everyFileOf } from './file-integrity';
import { bucketObjects, type BucketAddress, type BucketObjects } from './bucket-objects';
import { registryLog, type RegistryFiles } from './registry-log';
import { VersionExists, type RemoteStore } from './remote-store';
import { DESCRIPTOR_FILE } from './version-files';

const CONCURRENCY = 12;

/**
 * Checks that the service honours conditional writes; otherwise one publisher could overwrite another. @throws when it
 * does not
 */
async function checkConditions({ create }: BucketObjects): Promise<void> {
  const probe = () => create('condition.probe', Buffer.from(crypto.randomUUID()));
  if (!(await probe()) || !(await probe())) return;
  throw new Error(
    'the bucket ignores If-None-Match, so two publishers could overwrite each other: use another service',
  );
}

function objectFiles(objects: BucketObjects): RegistryFiles {
  const { ask, create } = objects;
  let checked: Promise<void> | undefined;
  return {
    async read(name) {
      const answer = await ask('GET', name);
      return answer ? answer.text() : undefined;
    },
    async create(name, text) {
      await (checked ??= checkConditions(objects));
      return create(name, Buffer.from(text));
    },
    async replace(name, text) {
      await ask('PUT', name, Buffer.from(text));
    },
    async remove(name) {
      await ask('DELETE', name);
    },
  };
}

/** Runs `act` on each file, several in parallel. */
async function withEach(files: readonly string[], act: (file: string) => Promise<unknown>): Promise<void> {
  const remainingFiles = [...files];
  const work = async (): Promise<void> => {
    for (let file = remainingFiles.pop(); file !== undefined; file = remainingFiles.pop()) await act(file);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** Store in an S3 bucket: the same files and names as in a folder. */
export function s3Store(address: BucketAddress): RemoteStore {
  const objects = bucketObjects(address);
  const { ask, create } = objects;
  const keyOf = (name: string, version: string, file: string): string => `${name}/${version}/${file}`;
  return {
    ...registryLog(objectFiles(objects)),
    hasVersion: async (name, version) => (await ask('HEAD', keyOf(name, version, DESCRIPTOR_FILE))) !== undefined,
    async putVersion(name, version, folder) {
      const contentOf = (file: string) => readFile(path.join(folder, file));
      const files = (await everyFileOf(folder)).filter((file) => file !== DESCRIPTOR_FILE);
      await withEach(files, async (file) => ask('PUT', keyOf(name, version, file), await contentOf(file)));
      if (await create(keyOf(name, version, DESCRIPTOR_FILE), await contentOf(DESCRIPTOR_FILE))) return;
      throw new VersionExists(`${name} ${version}`);
    },
    async readFile(name, version, file) {
      const answer = await ask('GET', keyOf(name, version, file));
      return answer ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
    async sizeOf(name, version, file) {
      const answer = await ask('HEAD', keyOf(name, version, file));
      return answer ? Number(answer.headers.get('content-length')) : undefined;
    },
    async removeVersion(name, version, files) {
      const remove = (file: string) => ask('DELETE', keyOf(name, version, file));
      await withEach(
        files.filter((file) => file !== DESCRIPTOR_FILE),
        remove,
      );
      await remove(DESCRIPTOR_FILE);
    },
  };
}
