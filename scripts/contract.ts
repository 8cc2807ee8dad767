import path from 'node:path';
import { buildRemote } from '@pignon/platform/build/build-remote';
import { freeze } from '@pignon/platform/public-api/freeze-contract';
import { readRecords } from '@pignon/platform/public-api/frozen-contracts';
import { publicApiOfTree } from '@pignon/platform/public-api/public-api-of-tree';
import { publicApiFaults } from '@pignon/platform/public-api/public-api-faults';
import { isFresh } from './build/build-freshness';
import { distOf, REPOSITORY } from './build/packages';
import { packAll } from './build/run-pack';

const USAGE = `npm run contract -- COMMAND
  check    what was changed against the contracts that were given out
  freeze   keep the present contract, its host and a remote built for it: whenever a host of it goes live,
           and at the latest before CONTRACT_VERSION is raised`;

const WITNESS = path.join(REPOSITORY, 'e2e/witness');

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  async check() {
    const [now, records] = await Promise.all([publicApiOfTree(), readRecords()]);
    const faults = publicApiFaults(now, records);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    console.log(`contract ${now.contract} keeps what ${records.map(({ contract }) => contract).join(', ')} gave`);
  },
  async freeze() {
    if (!(await isFresh('host'))) await packAll(['host'], console.log);
    await buildRemote(WITNESS);
    const contract = await freeze(distOf('host'), path.join(WITNESS, 'dist'));
    console.log(`contract ${contract} is frozen; raise CONTRACT_VERSION before anything in it changes`);
  },
};

const command = COMMANDS[process.argv[2] ?? ''];
if (!command) {
  console.error(USAGE);
  process.exit(2);
}
command().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
