import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { LOAD_TIMEOUT_MS } from '../limits';
import { LOAD_MEASURE } from '../runtime/load-measure';

/** Stands in the entry for the integrity of every other file, until the finished folder is sealed. */
export const INTEGRITY_PLACEHOLDER = '__PIGNON_INTEGRITY__';

/** Remembers the integrity of the folder's files at run time, keyed by file name. */
class IntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('pignon integrity', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `__webpack_require__.pignonIntegrity = "${INTEGRITY_PLACEHOLDER}";`;
  }
}

const markOf = (tag: string, url: string): string => `
var integrity = __webpack_require__.pignonIntegrity[${url}.split("/").pop()];
if (integrity) { ${tag}.integrity = integrity; ${tag}.crossOrigin = "anonymous"; }`;

const styleMeasure = (tag: string, href: string): string => `
var start = performance.now();
${tag}.addEventListener("load", function () { performance.measure("${LOAD_MEASURE}" + ${href}, { start: start }); });`;

/**
 * Gives every chunk and style sheet that webpack loads its integrity, a time limit, and a fresh address on a retry, so
 * that a bad answer kept by a cache cannot fail twice. What a style sheet took is measured; a chunk is part of its piece.
 */
export class SriRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SriRuntimePlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('SriRuntimePlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'SriRuntimePlugin',
        (source) => `${source}${markOf('script', 'url')}
if (self.__pignonRetry) script.src = url + "?retry=" + self.__pignonRetry;`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'SriRuntimePlugin',
        (source, { tag, href }) => `${source}${markOf(tag, href)}${styleMeasure(tag, href)}
if (self.__pignonRetry) ${tag}.href = ${href} + "?retry=" + self.__pignonRetry;
setTimeout(function () { if (${tag}.onerror) ${tag}.onerror({ type: "timeout" }); }, ${LOAD_TIMEOUT_MS});`,
      );
    });
  }
}
