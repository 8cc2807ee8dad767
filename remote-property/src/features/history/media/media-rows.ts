import type { HistoryEntry } from '@pignon/shared/domain/audit/history.schema';

type Change = HistoryEntry['changes'][number];

/** Change of one file: added, deleted, or its data changed. */
export interface MediaRow extends Change {
  key: string;
  /** `caption`, `metadata` or `crop`; empty for the file itself. */
  part: string;
}

/** Positions of moved media, from 1. */
export interface MovedMedia {
  key: string;
  before: number;
  after: number;
}

const split = (path: string): [key: string, part: string] => {
  const [, key = '', ...rest] = path.split('.');
  return [key, rest.join('.')];
};

/** Splits an entry's changes into moved files and all other rows. */
export function mediaRows(changes: readonly Change[]): { moved: MovedMedia[]; rows: MediaRow[] } {
  const all = changes.map((change): MediaRow => {
    const [key, part] = split(change.path);
    return { ...change, key, part };
  });
  const moved = all
    .filter(({ part }) => part === 'position')
    .map(({ key, before, after }) => ({ key, before: Number(before) + 1, after: Number(after) + 1 }));
  return { moved, rows: all.filter(({ part }) => part !== 'position') };
}
