import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { FILE_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import { LOAD_MEASURE } from '@pignon/shared/federation/runtime/load-measure';

/** Stands in the entry for the integrity of every other file, until the folder is finalized. */
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

/** A page without its style sheet is better than none: where the host takes care of one that is lost, the code goes on without it. */
const lostStyle = (tag: string): string => `
var settle = ${tag}.onerror;
${tag}.onerror = function (event) {
  var lost = self.__pignonStyleLost;
  if (!lost) return settle(event);
  ${tag}.onload = ${tag}.onerror = null;
  lost(${tag}, function () { settle({ type: "load" }); });
};`;

/** The page says where a file of this build once failed: whatever is fetched of it is then fetched anew. */
const retryOf = (container: string): string => `
var retry = (self.__pignonRetries || {})[${JSON.stringify(container)}] || self.__pignonRetry;`;

/**
 * Gives every chunk and style sheet that webpack loads its integrity, a time limit, and a fresh address on a retry, so
 * that a bad answer kept by a cache cannot fail twice. What a style sheet took is measured; a chunk is part of its exposed module.
 */
export class SriRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SriRuntimePlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('SriRuntimePlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
      const retry = retryOf(compilation.outputOptions.uniqueName);
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'SriRuntimePlugin',
        (source) => `${source}${markOf('script', 'url')}${retry}
if (retry) script.src = url + "?retry=" + retry;`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'SriRuntimePlugin',
        (source, { tag, href }) => `${source}${markOf(tag, href)}${styleMeasure(tag, href)}${retry}
if (retry) ${tag}.href = ${href} + "?retry=" + retry;
${lostStyle(tag)}
setTimeout(function () { if (${tag}.onerror) ${tag}.onerror({ type: "timeout" }); }, ${FILE_TIMEOUT_MS});`,
      );
    });
  }
}
