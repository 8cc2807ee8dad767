import { REPOSITORY } from '../build/packages';
import { nearTests, testTextsOfApi } from './near-tests';

export interface RelatedTests {
  /** Names of projects in jest.config.mjs. */
  projects: string[];
  /** Folders whose tests are run, relative to the repository. */
  roots: string[];
  /** Of these, the test files that are run; null for all whose imports lead to a source. */
  files: string[] | null;
}

const roomOf = (file: string): string =>
  file.startsWith('shared/domain/') ? 'shared/domain' : file.replace(/\/.*/, '');

const PROJECTS_OF_ROOM: Readonly<Record<string, readonly string[]>> = {
  'shared/domain': ['unit'],
  scripts: ['unit'],
  demo: ['unit', 'api'],
  api: ['unit', 'api'],
};

/** Which tests answer for these sources: those of their own room. The domain is held by its own tests, not by whoever uses it. */
export function relatedTests(sources: readonly string[]): RelatedTests {
  const roots = [...new Set(sources.map(roomOf))];
  return {
    roots,
    projects: [...new Set(roots.flatMap((room) => PROJECTS_OF_ROOM[room] ?? ['unit', 'ui']))],
    files: nearTests(sources, () => testTextsOfApi(REPOSITORY)),
  };
}
