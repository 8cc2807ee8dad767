/** Source files of a built file. */
export type SourcesOf = (file: string) => readonly string[];

const OF_WEBPACK = /^webpack\//;
/** Module format in a package's path. */
const FORMATS = /\.(?:cjs|mjs|js)$|\/(?:cjs|esm|es|lib)(?=\/)/g;

const VERSION = /(?<=node_modules\/(?:@[^/]+\/)?[^/@]+)@[^/]+/;

/** Packages present in two versions, with the reason. */
const IN_TWO_VERSIONS: Readonly<Record<string, string>> = {
  idb: 'the identity SDK states an older one exactly; 1 kB compressed',
};

/** Identifies a module regardless of format and version. */
function moduleOf(source: string): string {
  const [, library] = /^node_modules\/((?:@[^/]+\/)?[^/@]+)/.exec(source) ?? [];
  if (library === undefined) return source;
  const inOneFormat = source.replace(FORMATS, '');
  return library in IN_TWO_VERSIONS ? inOneFormat : inOneFormat.replace(VERSION, '');
}

/**
 * Finds modules that a page loads twice: in two files, or in two formats or versions. @param files of one build, all
 * loaded by one page @returns one line per module
 */
export function duplicateModules(files: Iterable<string>, sourcesOf: SourcesOf): string[] {
  const locationsByModule = new Map<string, string[]>();
  for (const file of new Set(files)) {
    for (const source of new Set(sourcesOf(file))) {
      if (OF_WEBPACK.test(source)) continue;
      const module = moduleOf(source);
      locationsByModule.set(module, [...(locationsByModule.get(module) ?? []), `${source} in ${file}`]);
    }
  }
  return [...locationsByModule.values()].flatMap((found) => (found.length > 1 ? [found.join(', ')] : []));
}
