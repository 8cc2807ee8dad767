import { useEffect, useState } from 'react';
import { useCurrentPageTitle, useLocation } from '@pignon/shared/router';

/** A title that changes again within this time was not the page's own yet. */
const SETTLED_MS = 400;

/**
 * Says the title of the page that was opened to screen readers; the first one is said by the browser. A title that no
 * longer holds is not kept until the next is said: it may have been somebody's name, and privacy is on again.
 */
export function PageAnnouncer() {
  const title = useCurrentPageTitle();
  const { pathname, search } = useLocation();
  const [first] = useState(pathname);
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (title === '' || (said === undefined && pathname === first)) return;
    const timer = setTimeout(() => setSaid(title), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [title, pathname, first, said]);
  return (
    // an address is reached before its page is drawn: this is the one whose page stands on the screen
    <p className="pg-hidden" role="status" data-announcer data-drawn-address={pathname + search}>
      {said === title && said}
    </p>
  );
}
