import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API_VERSION, CONTRACT_VERSION } from '@pignon/shared/contract/version';
import { HOST_URL } from '@pignon/shared/federation/host-file';
import { providedByHost } from '@pignon/platform/build/shared-modules';
import { changeRegistry } from '@pignon/platform/store/change-registry';
import { folderStore } from '@pignon/platform/store/folder-store';
import { rootOf } from '../build/packages';
import { applyLines, pageBlocks } from '../first-screen/page-blocks';
import { writeRemote } from '../new-remote/scaffold';
import { installFromTarballs } from './install-tarballs';
import { packKit } from './pack-kit';
import { makeStandalone, type Pack } from './standalone-project';

/* Follows docs/own-repository.md, in a folder outside the tree with only the kit's tarballs. */

const PAGE = 'docs/own-repository.md';
const PROJECTS = [
  { name: 'duty', titles: { fr: 'Permanence', en: 'Duty' }, owner: 'Équipe Permanence' },
  { name: 'phone', titles: { fr: 'Téléphone', en: 'Phone' }, owner: 'Équipe Téléphone' },
];
const TYPES = 'tsconfig.both.json';
const HOST = { contract: CONTRACT_VERSION, api: API_VERSION, provides: providedByHost() };

/** Result of a project's command. */
interface Ended {
  code: number | null;
  output: string;
}

/** Writes the page's projects, which share one installation, as they need the same packages. */
async function write(root: string): Promise<void> {
  const folder = path.join(root, 'kit');
  const kit = await packKit(folder);
  const pack: Pack = (into) => cp(folder, into, { recursive: true }).then(() => kit);
  for (const project of PROJECTS) {
    await writeRemote(project, path.join(root, project.name), (draft) => makeStandalone(draft, project.name, pack));
  }
  for (const { file, lang, text } of pageBlocks(readFileSync(rootOf(PAGE), 'utf8'))) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, lang === 'diff' ? applyLines(readFileSync(target, 'utf8'), text) : text);
  }
  installFromTarballs(path.join(root, 'duty'));
  symlinkSync(path.join(root, 'duty/node_modules'), path.join(root, 'phone/node_modules'));
}

function startHost(host: object): Promise<Server> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === HOST_URL ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(host));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Runs a command in a project, isolated from this tree's packages. */
function npm(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', ...args], { cwd: folder, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

function expectEnd({ code, output }: Ended, exitCode: number, words: string, subject: string): void {
  if (code === exitCode && output.includes(words)) return;
  throw new Error(`${subject} ends with ${code} and should with ${exitCode}, saying "${words}":\n${output}`);
}

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

interface Product {
  STORE_DIR: string;
  HOST_URL: string;
}

/** Publishes two remotes: one fits the product and is retired again; the other is refused for one address. */
async function publishAll(root: string, product: Product, earlierHost: string): Promise<void> {
  const [duty, phone] = [path.join(root, 'duty'), path.join(root, 'phone')];
  const remotes = async (folder: string, words: string[], count: number, message: string, env: object = product) =>
    expectEnd(await npm(folder, ['remotes', '--', ...words], { ...env }), count, message, words.join(' '));

  await remotes(duty, ['publish', 'duty'], 0, 'is published');
  const range = 'it asks for contract ^1.4.0 and the live host has 1.3.0';
  await remotes(duty, ['promote', 'duty', '--host', earlierHost], 1, range);
  await remotes(duty, ['promote', 'duty'], 0, 'is live');

  const definitionFile = path.join(phone, 'src/remote.ts');
  writeFileSync(definitionFile, readFileSync(definitionFile, 'utf8').replaceAll("'/phone'", "'/duty/phone'"));
  const publishFailure = await npm(phone, ['remotes', '--', 'publish', 'phone'], { ...product });
  expectEnd(publishFailure, 1, 'phone is not published:\n  - /duty/phone already belongs to duty', 'publish phone');
  if (publishFailure.output.split('\n  - ').length !== 2)
    throw new Error(`more is refused than the address: ${publishFailure.output}`);
  const { duty: live } = (await folderStore(product.STORE_DIR).readRegistry()).remotes;
  if (!live?.stable) throw new Error('the registry lacks the promoted remote');
  await remotes(duty, ['retire', 'duty'], 0, 'is out of the product');
}

async function check(root: string): Promise<void> {
  const duty = path.join(root, 'duty');
  writeFileSync(
    path.join(duty, TYPES),
    JSON.stringify({ extends: './tsconfig.json', include: ['src', '../phone/src'] }),
  );
  expectEnd(await npm(duty, ['types', '--', '-p', TYPES]), 0, '', 'types');
  expectEnd(await npm(duty, ['test', '--', '--projects', '.', '../phone']), 0, 'Tests:', 'tests');
  const product = { STORE_DIR: path.join(root, 'store'), HOST_URL: '' };
  await changeRegistry(folderStore(product.STORE_DIR), (registry) => registry);
  const [host, earlierServer] = [await startHost(HOST), await startHost({ ...HOST, contract: '1.3.0' })];
  try {
    await publishAll(root, { ...product, HOST_URL: addressOf(host) }, addressOf(earlierServer));
  } finally {
    for (const server of [host, earlierServer]) server.close();
  }
}

async function main(): Promise<void> {
  const root = mkdtempSync(path.join(tmpdir(), 'pignon-outside-'));
  try {
    await write(root);
    await check(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
