import { useEffect, useState } from 'react';
import { useCurrentPageTitle, useLocation } from '@pignon/shared/router';

/** Milliseconds for which a title must be stable: earlier ones are provisional. */
const STABLE_TITLE_MS = 400;

/**
 * Announces the title of an opened page to screen readers; the browser announces the first. An outdated title is
 * removed at once: it may be a person's name while privacy is on.
 */
export function PageAnnouncer() {
  const title = useCurrentPageTitle();
  const { pathname, search } = useLocation();
  const [first] = useState(pathname);
  const [announced, setAnnounced] = useState<string>();
  useEffect(() => {
    if (title === '' || (announced === undefined && pathname === first)) return;
    const timer = setTimeout(() => setAnnounced(title), STABLE_TITLE_MS);
    return () => clearTimeout(timer);
  }, [title, pathname, first, announced]);
  return (
    // announces the page on screen: the address changes before the page renders
    <p className="pg-hidden" role="status" data-announcer data-drawn-address={pathname + search}>
      {announced === title && announced}
    </p>
  );
}
