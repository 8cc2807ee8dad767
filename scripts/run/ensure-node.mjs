const MINIMUM = [20, 19];

/** Exits with one sentence when this version of Node is too old for the product. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(`Pignon needs Node ${MINIMUM.join('.')} or later; this is ${process.versions.node}.`);
  process.exit(1);
}
