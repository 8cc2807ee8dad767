import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Starts the process that sets documents: its file is beside this module in the sources, beside the server once
 * bundled.
 */
export function startChild(): ChildProcess {
  if (!import.meta.filename.endsWith('.ts'))
    return fork(join(import.meta.dirname, 'typst.mjs'), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  return fork(join(import.meta.dirname, 'typst.child.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
  });
}
