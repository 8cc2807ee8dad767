import { useLocation, useSearchChange } from '@pignon/shared/router';

/** The search of a page with another record opened over it under a name, or none. */
function searchWith(search: string, name: string, value: string | null): string {
  const query = new URLSearchParams(search);
  if (value === null) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The record that the address opens over a list under this name, where others are opened, and the way back to the list. */
export function useOpened(name: string): {
  opened: string | null;
  linkTo: (value: string) => string;
  close: () => void;
} {
  const { pathname, search } = useLocation();
  const change = useSearchChange();
  return {
    opened: new URLSearchParams(search).get(name),
    linkTo: (value) => pathname + searchWith(search, name, value),
    close: () => change((current) => searchWith(current, name, null), { replace: true }),
  };
}
