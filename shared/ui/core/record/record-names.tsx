import { createContext, useContext, useState, type ReactNode } from 'react';
import { callQuery, keepPreviousData, useQuery } from '@pignon/shared/api';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import { MAX_NAMED, NAMED_KINDS, type NamedKind } from '@pignon/shared/domain/record/record.enums';
import type { RecordName, RecordRef } from '@pignon/shared/domain/record/record-name.schema';
import { recordPath } from '@pignon/shared/domain/record/record-path';
import { Link } from '@pignon/shared/router';
import { usePrivacy } from '@pignon/shared/state';
import { MaskedValue } from './masked-value';

/** Reference to a record; unsupported kinds are ignored. */
export interface Reference {
  kind: string;
  id: string;
}

type Names = ReadonlyMap<string, RecordName>;

const keyOf = ({ kind, id }: Reference): string => `${kind} ${id}`;
const isNamed = (record: Reference): record is RecordRef => NAMED_KINDS.includes(record.kind as NamedKind);

/* Defined outside the hooks: a stable function builds the map once per response, not per render */
const namesByKey = (names: readonly RecordName[]): Names =>
  new Map(names.map((recordName) => [keyOf(recordName), recordName]));

const shownName = ({ kind, name }: RecordName): string => (kind === 'contact' ? cutContactName(name) : name);

interface NamesState {
  names: Names | undefined;
  /** False once the first attempt was answered or failed. */
  isLoading: boolean;
}

/** Fetches the names of records in one call, by kind and id; sorted, so that the response is found in the cache. */
function useNames(records: readonly Reference[]): NamesState {
  const uniqueRecords = new Map(records.filter(isNamed).map(({ kind, id }) => [keyOf({ kind, id }), { kind, id }]));
  const body = [...uniqueRecords.keys()]
    .sort()
    .slice(0, MAX_NAMED)
    .flatMap((key) => uniqueRecords.get(key) ?? []);
  const query = { ...callQuery('POST record/names', { body }), enabled: body.length > 0 };
  const { data, isLoading, failureCount } = useQuery({
    ...query,
    select: namesByKey,
    placeholderData: keepPreviousData,
  });
  return { names: data, isLoading: isLoading && failureCount === 0 };
}

/** Returns a function that names a record where nothing can be masked; undefined while unknown or private. */
export function useRecordNames(records: readonly Reference[]): (record: Reference) => string | undefined {
  const { names } = useNames(records);
  const masked = usePrivacy();
  return (record) => {
    const recordName = names?.get(keyOf(record));
    return recordName && !(masked && recordName.isPrivate) ? shownName(recordName) : undefined;
  };
}

const NamesContext = createContext<Names | null | undefined>(null);

interface RecordNamesProps {
  records: readonly Reference[];
  /** Shown instead of the children while the first names load; by default the children, with their fallbacks. */
  pending?: ReactNode;
  children: ReactNode;
}

/** Loads in one call the names of all records referenced inside. */
export function RecordNames({ records, pending, children }: RecordNamesProps): ReactNode {
  const { names, isLoading } = useNames(records);
  const [isShown, setShown] = useState(pending === undefined);
  // children once shown stay, whatever names are requested later
  if (!isShown && !isLoading) setShown(true);
  return isShown ? <NamesContext value={names}>{children}</NamesContext> : pending;
}

export interface RecordLinkProps {
  record: Reference;
  /** Text shown until the name is known, for a deleted record, and read aloud for a private name. */
  fallback: string;
  /** Address, when it is not the record's page. */
  to?: string | null;
}

function NamedLink({ record, fallback, to, names }: RecordLinkProps & { names: Names | undefined }): ReactNode {
  const recordName = names?.get(keyOf(record));
  const path = to === undefined ? recordPath(record.kind, record.id) : to;
  const text = recordName ? shownName(recordName) : fallback;
  const label = recordName?.isPrivate ? (
    <MaskedValue spoken={fallback}>
      <span title={recordName.name === text ? undefined : recordName.name}>{text}</span>
    </MaskedValue>
  ) : (
    text
  );
  return path === null ? <span>{label}</span> : <Link to={path}>{label}</Link>;
}

function SelfLoadingLink(props: RecordLinkProps): ReactNode {
  return <NamedLink {...props} names={useNames([props.record]).names} />;
}

/** Reference to a record that shows its name and links to it: a mandate by its register number, a person by name. */
export function RecordLink(props: RecordLinkProps): ReactNode {
  const names = useContext(NamesContext);
  return names === null ? <SelfLoadingLink {...props} /> : <NamedLink {...props} names={names} />;
}
