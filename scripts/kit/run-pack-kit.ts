import path from 'node:path';
import { parseArgs } from 'node:util';
import { exitWithError } from '@pignon/platform/commands/exit-with-error';
import { packKit } from './pack-kit';
import { installKit } from './standalone-project';

const USAGE = `npm run pack-kit -- --out DIR        packs what a remote with a repository of its own needs, as tarballs
npm run pack-kit -- --into PROJECT   puts them into such a repository, in the place of those that it has`;

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { out: { type: 'string' }, into: { type: 'string' } } });
  const { out, into } = values;
  if ((out === undefined) === (into === undefined)) throw new Error(USAGE);
  const kit = out === undefined ? await installKit(path.resolve(into ?? '')) : await packKit(out);
  for (const { name, version, file } of [kit.shared, kit.platform]) console.log(`${name} ${version}  ${file}`);
  if (into !== undefined) console.log('install there, so that its lock file says the same');
}

main(process.argv.slice(2)).catch(exitWithError);
