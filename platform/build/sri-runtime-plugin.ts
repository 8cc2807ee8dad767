import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler } from 'webpack';
import { FILE_TIMEOUT_MS } from '@pignon/shared/federation/limits';
import { LOAD_MEASURE } from '@pignon/shared/federation/runtime/load-measure';

/** Placeholder for the integrity of all other files, until the folder is finalized. */
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

/** A page without its style sheet beats no page: where the host handles lost styles, loading continues. */
const lostStyle = (tag: string): string => `
var settle = ${tag}.onerror;
${tag}.onerror = function (event) {
  var lost = self.__pignonStyleLost;
  if (!lost) return settle(event);
  ${tag}.onload = ${tag}.onerror = null;
  lost(${tag}, function () { settle({ type: "load" }); });
};`;

/** After a file of this build failed, all its further files are requested anew. */
const retryOf = (container: string): string => `
var retry = (self.__pignonRetries || {})[${JSON.stringify(container)}] || self.__pignonRetry;`;

/**
 * Adds integrity, timeout and a fresh URL on retry to every chunk and style sheet, so that a bad cached response cannot
 * fail twice. Measures style sheets; chunks are measured with their exposed module.
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
