const NOTICE = /\/\*\*\n \* @license\n[\s\S]*?\*\//g;

/**
 * Webpack loader for libraries that repeat one licence notice before each of their parts, which the minimizer keeps:
 * leaves the first of equal notices. Keeps the line breaks, and so the positions that a source map refers to.
 *
 * @param {string} source
 * @returns {string}
 */
export default function leaveFirstNotice(source) {
  const seen = new Set();
  return source.replace(NOTICE, (notice) => {
    const isRepeated = seen.has(notice);
    seen.add(notice);
    return isRepeated ? notice.replaceAll(/[^\n]/g, '') : notice;
  });
}
