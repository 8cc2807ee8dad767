import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleServer } from './bundle-server';
import { rootOf } from './packages';

const api = rootOf('api');
const folder = `dist/test-${process.pid}`;

const AGENCY = { name: 'Essai', logo: null, address: null, phone: null, email: null, mentions: [] };
const CONTENT = { day: 'lundi', visitors: [], stops: [], statement: '', signatures: [], agency: AGENCY };

afterAll(() => rm(path.join(api, folder), { recursive: true, force: true }));

it('the bundles typeset documents like the sources: process, fonts and templates are found', async () => {
  await bundleServer(api, 'src/documents/typst/typst-process.ts', `${folder}/program.mjs`);
  await bundleServer(api, 'src/documents/typst/typst.child.ts', `${folder}/typst.mjs`);
  const program = `
    import { TypstProcess } from './program.mjs';
    const press = new TypstProcess();
    const job = { template: 'voucher', title: 'Essai', author: 'Essai', content: ${JSON.stringify(CONTENT)}, pictures: new Map() };
    const pdf = await press.print(job).finally(() => press.close());
    process.stdout.write(pdf);`;
  await writeFile(path.join(api, folder, 'print.mjs'), program);
  const { stdout } = await promisify(execFile)(process.execPath, ['print.mjs'], {
    cwd: path.join(api, folder),
    encoding: 'latin1',
    maxBuffer: 2 ** 24,
  });
  expect(stdout.slice(0, 5)).toBe('%PDF-');
});
