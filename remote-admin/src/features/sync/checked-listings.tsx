import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import type { CheckedListing } from '@pignon/shared/domain/sync/sync.schema';
import { Link } from '@pignon/shared/router';
import { FindingList } from './finding-list';
import styles from './sync.module.css';

/** Listings with their problems. */
export function CheckedListings({
  label,
  listings,
}: {
  label: string;
  listings: readonly CheckedListing[];
}): ReactNode {
  return (
    <ul className={styles.checked} aria-label={label}>
      {listings.map(({ reference, title, findings }) => (
        <li key={reference}>
          <span>
            <Link to={paths.property(reference)}>{reference}</Link> {title}
          </span>
          <FindingList reference={reference} findings={findings} />
        </li>
      ))}
    </ul>
  );
}
