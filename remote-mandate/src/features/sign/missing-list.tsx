import type { ReactNode } from 'react';
import type { SigningState } from '@pignon/shared/domain/mandate/missing/signing-state.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { Link } from '@pignon/shared/router';
import { MaskedValue } from '@pignon/shared/ui/core';
import { FOLDER } from '../folder/folder-file';
import styles from './sign.module.css';

type Missing = SigningState['missing'][number];

/** Address of the field to fill: form of the record, or the mandate's folder. */
function addressOf({ of, ref, field }: Missing['place']): string {
  if (of === 'agency') return paths.administration('agency');
  if (of === 'folder') return `${paths.mandate(ref ?? '')}#${FOLDER}`;
  return `/${of}/${encodeURIComponent(ref ?? '')}/edit#${field}`;
}

/** Missing facts of a mandate, with links to fill them. */
export function MissingList({ missing }: { missing: readonly Missing[] }): ReactNode {
  return (
    <ul className={styles.missing}>
      {missing.map(({ key, who, message, place }) => (
        <li key={`${place.of} ${place.ref ?? ''} ${key}`}>
          {who !== null && (
            <>
              <MaskedValue>
                <span>{who}</span>
              </MaskedValue>
              {' – '}
            </>
          )}
          <Link to={addressOf(place)}>{message}</Link>
        </li>
      ))}
    </ul>
  );
}
