#!/usr/bin/env node
// The command of a remote with a repository of its own: these tools are installed as their sources.
import { register } from 'tsx/esm/api';

register();
const { runInOwnRepository } = await import('./own-repository-command.ts');
await runInOwnRepository(process.argv.slice(2));
