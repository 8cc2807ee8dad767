import { useLocation, useSearchChange } from '@pignon/shared/router';

/** Adds or removes the parameter of the record opened over a list. */
function searchWith(search: string, name: string, value: string | null): string {
  const query = new URLSearchParams(search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Record opened over a list by an address parameter, how to open others, and how to close it. */
export function useOpenedRecord(name: string): {
  openedId: string | null;
  linkTo: (value: string) => string;
  close: () => void;
} {
  const { pathname, search } = useLocation();
  const change = useSearchChange();
  return {
    openedId: new URLSearchParams(search).get(name),
    linkTo: (value) => pathname + searchWith(search, name, value),
    close: () => change((current) => searchWith(current, name, null), { replace: true }),
  };
}
