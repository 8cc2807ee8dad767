import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { draftName, isAlive, removeAbandoned } from './draft-folders';

const endedPid = spawnSync(process.execPath, ['-e', '']).pid;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pignon-drafts-'));
});

test('deletes files of ended processes, keeps finished and running ones', async () => {
  const abandonedDrafts = [draftName('1.0.0', endedPid), draftName('registry', endedPid)];
  await mkdir(path.join(folder, abandonedDrafts[0]!));
  await writeFile(path.join(folder, abandonedDrafts[0]!, 'entry.js'), 'half');
  await writeFile(path.join(folder, abandonedDrafts[1]!), 'half');
  const stays = [draftName('1.0.0'), '1.0.0', 'registry.json', 'notes.tmp'];
  for (const name of stays) await writeFile(path.join(folder, name), '');
  expect((await removeAbandoned(folder)).sort()).toEqual(abandonedDrafts.sort());
  expect((await readdir(folder)).sort()).toEqual(stays.sort());
});

test('keeps files of other machines for a day', async () => {
  const file = path.join(folder, `1.0.0~builder~${endedPid}~a.tmp`);
  await writeFile(file, '');
  expect(await removeAbandoned(folder)).toEqual([]);
  const now = new Date('2026-11-24T12:00:00.000Z');
  await utimes(file, now, new Date('2026-11-23T11:59:00.000Z'));
  expect(await removeAbandoned(folder, now.getTime())).toHaveLength(1);
});

test('a missing folder has no drafts', async () => {
  expect(await removeAbandoned(path.join(folder, 'gone'))).toEqual([]);
});

test('a process is alive until it ends', () => {
  expect([isAlive(process.pid), isAlive(1), isAlive(endedPid)]).toEqual([true, true, false]);
});
