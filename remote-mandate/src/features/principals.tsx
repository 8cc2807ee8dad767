import type { ReactNode } from 'react';
import { cutContactName } from '@pignon/shared/domain/contact/contact-name';
import type { MandateSummary } from '@pignon/shared/domain/mandate/mandate.schema';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { Link } from '@pignon/shared/router';
import { MaskedValue } from '@pignon/shared/ui/core';
import { SignatureCount } from './signature-count';
import styles from './mandate.module.css';

/** Principals, hidden from customers; in signature, the number of signatures. */
export function Principals({ mandate }: { mandate: MandateSummary }): ReactNode {
  const { counterParts, signatures, status } = mandate;
  return (
    <span className={styles.stack}>
      {counterParts.map(({ contactId, name }) => (
        <MaskedValue key={contactId}>
          <Link to={paths.contact(contactId)} title={name}>
            {cutContactName(name)}
          </Link>
        </MaskedValue>
      ))}
      {status === 'PENDING' && (
        <span className={styles.soft}>
          <SignatureCount {...signatures} />
        </span>
      )}
    </span>
  );
}
