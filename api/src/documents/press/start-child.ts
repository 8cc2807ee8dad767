import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Starts the process that sets documents: beside this module in the sources, beside the server once bundled. */
export function startChild(): ChildProcess {
  const { dirname, filename, url } = import.meta;
  if (!filename.endsWith('.ts'))
    return fork(join(dirname, 'press.mjs'), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  return fork(join(dirname, 'press.child.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--import', pathToFileURL(createRequire(url).resolve('tsx')).href],
  });
}
