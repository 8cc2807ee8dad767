import { useState, type ReactNode } from 'react';
import type { Pair } from '@pignon/shared/domain/proposal/proposal.schema';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Button, Dialog, Field, RecordPicker } from '@pignon/shared/ui/core';
import type { ProposalsOf } from '../../data/proposal.queries';
import { matchingAddress } from '../matching/matching-address';
import { ProposeDialog } from './propose-dialog';
import styles from './proposals.module.css';

interface ProposeOtherDialogProps {
  of: ProposalsOf;
  onClose: () => void;
}

/** Asks for the missing side of a proposal, then shows the preview. */
export function ProposeOtherDialog({ of, onClose }: ProposeOtherDialogProps): ReactNode {
  const { t } = useTranslation('contact');
  const [pair, setPair] = useState<Pair>();
  if (pair) return <ProposeDialog pairs={[pair]} onClose={onClose} />;
  const matchOptions = { strict: false, seen: false };
  const ofContact = 'contactId' in of;
  const label = t(ofContact ? 'propose.whichProperty' : 'propose.whichContact');
  return (
    <Dialog
      open
      title={t(ofContact ? 'propose.aProperty' : 'propose.thisProperty')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('propose.cancel')}</Button>}
    >
      <div className={styles.dialog}>
        <Field label={label} hint={t(ofContact ? 'propose.propertyHint' : 'propose.contactHint')}>
          {(ids) =>
            ofContact ? (
              <RecordPicker
                kind="property"
                label={label}
                field={ids}
                onPick={({ reference }) => setPair({ contactId: of.contactId, reference })}
              />
            ) : (
              <RecordPicker
                kind="contact"
                label={label}
                field={ids}
                onPick={({ id }) => setPair({ contactId: id, reference: of.reference })}
              />
            )
          }
        </Field>
        <p>
          {ofContact ? (
            <Link to={matchingAddress({ from: 'contact', contactId: of.contactId, ...matchOptions })}>
              {t('propose.suitingProperties')}
            </Link>
          ) : (
            <Link to={matchingAddress({ from: 'property', reference: of.reference, ...matchOptions })}>
              {t('propose.suitedContacts')}
            </Link>
          )}
        </p>
      </div>
    </Dialog>
  );
}
