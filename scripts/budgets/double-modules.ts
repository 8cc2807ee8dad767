/** The sources that a file of a build was made of. */
export type SourcesOf = (file: string) => readonly string[];

const OF_WEBPACK = /^webpack\//;
/** How a package's build says in which format of modules it is. */
const FORMATS = /\.(?:cjs|mjs|js)$|\/(?:cjs|esm|es|lib)(?=\/)/g;

const VERSION = /(?<=node_modules\/(?:@[^/]+\/)?[^/@]+)@[^/]+/;

/** Packages that come in two versions, and why. */
const IN_TWO_VERSIONS: Readonly<Record<string, string>> = {
  idb: 'the identity SDK states an older one exactly; 1 kB compressed',
};

/** A module, in whichever format and version it came. */
function moduleOf(source: string): string {
  const [, library] = /^node_modules\/((?:@[^/]+\/)?[^/@]+)/.exec(source) ?? [];
  if (library === undefined) return source;
  const inOneFormat = source.replace(FORMATS, '');
  return library in IN_TWO_VERSIONS ? inOneFormat : inOneFormat.replace(VERSION, '');
}

/**
 * What a page fetches twice: a module that lies in two of its files, or that came in two formats or versions, which are two modules.
 * @param files of one build, all of which one page loads
 * @returns a line for each, empty when there is none
 */
export function doubleModules(files: Iterable<string>, sourcesOf: SourcesOf): string[] {
  const places = new Map<string, string[]>();
  for (const file of new Set(files)) {
    for (const source of new Set(sourcesOf(file))) {
      if (OF_WEBPACK.test(source)) continue;
      const module = moduleOf(source);
      places.set(module, [...(places.get(module) ?? []), `${source} in ${file}`]);
    }
  }
  return [...places.values()].flatMap((found) => (found.length > 1 ? [found.join(', ')] : []));
}
