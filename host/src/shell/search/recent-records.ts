import { useEffect } from 'react';
import { bus } from '@pignon/shared/bus';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { createPersistedStore, useStore } from '@pignon/shared/state';

/** A property, a contact or a mandate whose page was open. */
export interface RecentRecord {
  pathname: string;
  /** Title of the tab. */
  title: string;
  /** True when no private data was hidden at that time. */
  openly: boolean;
}

interface RecordsOf {
  /** Login e-mail of the person. */
  user: string;
  records: readonly RecentRecord[];
}

const MAX_RECORDS = 8;
const NO_RECORDS: RecordsOf = { user: '', records: [] };

/** The page of a record, without subpages. */
const RECORD_PAGE = /^\/(?:property|contact|mandate)\/:\w+$/;

function isRecord(storedValue: unknown): storedValue is RecentRecord {
  const record = storedValue as Partial<Record<keyof RecentRecord, unknown>> | null;
  return typeof record?.pathname === 'string' && typeof record.title === 'string' && typeof record.openly === 'boolean';
}

function parse(storedValue: unknown): RecordsOf | undefined {
  const { user, records } = (storedValue ?? {}) as Partial<Record<keyof RecordsOf, unknown>>;
  if (typeof user !== 'string' || !Array.isArray(records)) return undefined;
  return { user, records: records.filter(isRecord).slice(0, MAX_RECORDS) };
}

/** Stored on this machine until sign-out. */
const recentRecordsStore = createPersistedStore<RecordsOf>({ key: 'pignon.recent', initial: NO_RECORDS, parse });

bus.on('session.ended', recentRecordsStore.clear);
bus.on('contact.erased', ({ contactId }) => forgetRecord(paths.contact(contactId)));

const recordsOf = (user: string): readonly RecentRecord[] => {
  const { user: owner, records } = recentRecordsStore.get();
  return owner === user ? records : [];
};

/** True for the address pattern of a property, a contact or a mandate. */
export const isRecordPage = (path: string): boolean => RECORD_PAGE.test(path);

/** Adds an opened record to the recent ones, the last opened first. */
export function rememberRecord(user: string, { pathname, title, openly }: RecentRecord): void {
  const otherRecords = recordsOf(user).filter((record) => record.pathname !== pathname);
  const record = { pathname, title, openly };
  recentRecordsStore.set({ user, records: [record, ...otherRecords].slice(0, MAX_RECORDS) });
}

function forgetRecord(pathname: string): void {
  recentRecordsStore.set(({ user, records }) => ({
    user,
    records: records.filter((record) => record.pathname !== pathname),
  }));
}

/** The user's recent records, from all tabs of this browser. Another user's are dropped. */
export function useRecentRecords(user: string): readonly RecentRecord[] {
  const { user: owner } = useStore(recentRecordsStore);
  useEffect(() => {
    if (owner !== '' && user !== '' && owner !== user) recentRecordsStore.clear();
  }, [owner, user]);
  return owner === user ? recordsOf(user) : [];
}
