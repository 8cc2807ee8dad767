import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { cacheOf } from './places';
import { draftName, removeAbandoned } from '../store/draft-folders';
import { mapsNextTo } from '../store/source-maps';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
/** Maximum number of renames tried while other builds finish at the same moment. */
const ATTEMPTS = 20;

/** Folder of running builds, on the same disk so that they can be renamed. */
const buildsOf = (root: string): string => path.join(cacheOf(root), 'builds');

/**
 * Creates a build folder of its own and removes those of ended processes. @param owner process id; the folder counts as
 * abandoned when it ends
 */
export async function newBuildFolder(root: string, owner = process.pid): Promise<string> {
  const builds = buildsOf(root);
  await removeAbandoned(builds);
  const folder = path.join(builds, draftName(path.basename(root), owner));
  await mkdir(folder, { recursive: true });
  return folder;
}

async function replaceFolder(finished: string, place: string): Promise<void> {
  for (let attemptsLeft = ATTEMPTS; ; attemptsLeft -= 1) {
    const old = path.join(path.dirname(finished), draftName('old'));
    await rename(place, old).catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
    });
    try {
      return await rename(finished, place);
    } catch (error) {
      const wasReplaced = codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST';
      if (!wasReplaced || attemptsLeft === 0) throw error;
    } finally {
      await rm(old, { recursive: true, force: true });
    }
  }
}

/**
 * Replaces a folder by a finished one, and first its source maps, which are named by their scripts' content. The folder
 * is missing only for a moment.
 */
export async function replaceBuild(finished: string, place: string): Promise<void> {
  if (existsSync(mapsNextTo(finished))) await replaceFolder(mapsNextTo(finished), mapsNextTo(place));
  await replaceFolder(finished, place);
}

/** Removes a build folder, if it exists, and its source maps. */
export async function removeBuild(folder: string): Promise<void> {
  for (const one of [folder, mapsNextTo(folder)]) await rm(one, { recursive: true, force: true });
}

/**
 * Builds into a folder of its own, then moves the result into place: parallel builds do not collide, and a failed one
 * keeps the previous result.
 */
export async function buildAside<Built>(
  root: string,
  place: string,
  build: (folder: string) => Promise<Built>,
): Promise<Built> {
  const folder = await newBuildFolder(root);
  try {
    const built = await build(folder);
    await replaceBuild(folder, place);
    return built;
  } finally {
    await removeBuild(folder);
  }
}
