import { runPnpm } from './run-pnpm';
import { licenceFaults, type PackagesByLicence } from './licence-faults';

/** `npm run licences`: lists the product's packages by licence, and fails for a licence that is not allowed. */
const found = JSON.parse(runPnpm('licenses', 'list', '--prod', '--json')) as PackagesByLicence;
for (const [licence, packages] of Object.entries(found).sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${String(packages.length).padStart(5)}  ${licence}`);
}
const faults = licenceFaults(found);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 || Object.keys(found).length === 0 ? 1 : 0;
