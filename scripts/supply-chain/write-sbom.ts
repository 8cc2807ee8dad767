import path from 'node:path';
import { readFileSync } from 'node:fs';
import { runPnpm } from './run-pnpm';

/** `npm run sbom [-- FILE]`: writes the product's components in CycloneDX 1.6. */
const file = path.resolve(process.argv[2] ?? 'pignon.cdx.json');
const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
runPnpm('sbom', '--prod', ...format, '--out', file);
const { components } = JSON.parse(readFileSync(file, 'utf8')) as { components: unknown[] };
console.log(`${file}: ${components.length} packages`);
