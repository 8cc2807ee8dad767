import satisfies from 'spdx-satisfies';

/** Licences allowed in the product, by SPDX identifier (https://spdx.org/licenses). */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
];

/** Packages with another licence, and why they are allowed. */
const EXCEPTIONS: readonly { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'a library of its own that sharp loads as it is: it can be replaced, as the licence asks',
  },
];

/** Packages by the licence that they state, as pnpm lists them. */
export type PackagesByLicence = Readonly<Record<string, readonly { name: string; versions: readonly string[] }[]>>;

function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    // not an SPDX expression: its terms are unknown
    return false;
  }
}

/** Finds packages whose licence is not allowed, one sentence each. */
export function licenceFaults(found: PackagesByLicence): string[] {
  return Object.entries(found).flatMap(([licence, packages]) => {
    if (isAllowed(licence)) return [];
    const known = EXCEPTIONS.filter((exception) => exception.licence === licence);
    return packages
      .filter(({ name }) => !known.some((exception) => exception.name.test(name)))
      .map(({ name, versions }) => `${name} ${versions.join(', ')} comes under ${licence}`);
  });
}
