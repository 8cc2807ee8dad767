import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { BundledPackage } from '@pignon/shared/domain/rollout/package-changes';
import type { Refusal } from '@pignon/shared/federation/host-compatibility';
import { PACKAGES_FILE } from '../store/version-files';

const MAX_BYTES = 256 * 1024;
/** All of them are in the registry, for each version. */
const MAX_PACKAGES = 500;

/** https://docs.npmjs.com/cli/configuring-npm/package-json#name, with the capitals of old packages. */
const PACKAGE_NAME = /^(@[\w.~-]+\/)?[\w.~-]+$/;
const VERSION = /^\d[\w.+-]*$/;

/** What publishing reads of a CycloneDX list. A later build may write more. */
const PackagesSchema = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  components: z
    .array(
      z.looseObject({
        name: z.string().max(214).regex(PACKAGE_NAME, 'is no name of a package'),
        version: z.string().max(100).regex(VERSION, 'is no version'),
      }),
    )
    .max(MAX_PACKAGES),
});

/** Packages of a built folder, or why the list is refused; neither when an older kit built it. */
export interface PackageList {
  packages?: BundledPackage[];
  refusals: Refusal[];
}

const refused = (reason: string): PackageList => ({
  refusals: [{ reason: `${PACKAGES_FILE} ${reason}`, fix: 'build it again' }],
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the list of npm packages that a build wrote beside its descriptor. */
export async function readPackageList(folder: string): Promise<PackageList> {
  const file = path.join(folder, PACKAGES_FILE);
  const size = await stat(file).then(
    ({ size }) => size,
    () => undefined,
  );
  if (size === undefined) return { refusals: [] };
  if (size > MAX_BYTES) return refused(`has ${size} bytes and may have ${MAX_BYTES}`);
  const { success, data, error } = PackagesSchema.safeParse(parsed(await readFile(file, 'utf8')));
  if (success) return { packages: data.components.map(({ name, version }) => ({ name, version })), refusals: [] };
  const [issue] = error.issues;
  return refused(`is no list of packages: ${[issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')}`);
}
