import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Press } from '../../api/src/documents/press/press';
import { afterAll, expect, it } from 'vitest';
import { bundleServer } from './bundle-server';
import { rootOf } from './packages';

const api = rootOf('api');
const folder = `dist/test-${process.pid}`;

const AGENCY = { name: 'Essai', logo: null, address: null, phone: null, email: null, mentions: [] };
const CONTENT = { day: 'lundi', visitors: [], stops: [], statement: '', signatures: [], agency: AGENCY };

afterAll(() => rm(path.join(api, folder), { recursive: true, force: true }));

it('sets documents from the bundles as from the sources: process, letters and templates are found', async () => {
  await bundleServer(api, 'src/documents/press/press.ts', `${folder}/program.mjs`);
  await bundleServer(api, 'src/documents/press/press.child.ts', `${folder}/press.mjs`);
  const program = pathToFileURL(path.join(api, folder, 'program.mjs')).href;
  const bundled = (await import(program)) as { Press: new () => Press };
  const press = new bundled.Press();
  const job = { template: 'voucher', title: 'Essai', author: 'Essai', content: CONTENT, pictures: new Map() } as const;
  const pdf = await press.print(job).finally(() => press.close());
  expect(Buffer.from(pdf.subarray(0, 5)).toString('latin1')).toBe('%PDF-');
}, 30_000);
