// Runs a TypeScript script of this folder after checking Node and dependencies: `node scripts/run.mjs scripts/x.ts …`.
import { spawn } from 'node:child_process';
import { ensureNode } from './run/ensure-node.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('Usage: node scripts/run.mjs scripts/NAME.ts [options]');
  process.exit(2);
}
ensureNode();
// Imported after the check: the module needs a newer Node than the one that may be running.
const { ensureInstalled } = await import('./run/ensure-installed.mjs');
ensureInstalled();

const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
