#!/usr/bin/env node
// The command of a remote with a repository of its own: these tools are installed as their sources.
import { register } from 'tsx/esm/api';

register();
const { runOutside } = await import('./outside.ts');
await runOutside(process.argv.slice(2));
