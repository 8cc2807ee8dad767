import type { ReactNode } from 'react';
import { signatureBy } from '@pignon/shared/domain/mandate/mandate-signing';
import { renewsUntil } from '@pignon/shared/domain/mandate/mandate-renewal';
import { isInForce } from '@pignon/shared/domain/mandate/mandate-status';
import { noticeInProgress } from '@pignon/shared/domain/mandate/mandate-termination';
import type { Mandate } from '@pignon/shared/domain/mandate/mandate.schema';
import { registerNumberText } from '@pignon/shared/domain/mandate/register-number';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { dealKey } from '../field-labels';
import { useSigningState } from '../../data/signing.queries';
import { MandatePrice } from '../mandate-price';
import { SignatureCount } from '../signature-count';
import { DaysLeftText, EndDate } from '../mandate-term';
import styles from './detail.module.css';

/** Key facts: property, price, term, signatures. */
export function MandateSummary({ mandate }: { mandate: Mandate }): ReactNode {
  const { t } = useTranslation('mandate');
  const { propertyRef, transactionType, endDate, register, registerNumber, status } = mandate;
  const signatories = useSigningState(mandate.id).data?.signatories;
  const signedCount = signatories?.filter((each) => signatureBy(mandate, each) !== undefined).length;
  const renews = isInForce(status) && renewsUntil(mandate) !== null;
  const noticeEnd = noticeInProgress(mandate)?.effectiveDate ?? null;
  return (
    <dl className={styles.summary}>
      {registerNumber !== null && (
        <div>
          <dt>{t('field.registerNumber.short')}</dt>
          <dd className="pg-tabular">
            <Link to={`${paths.mandateRegister}?register=${register.toLowerCase()}&number=${registerNumber}`}>
              {registerNumberText(register, registerNumber)}
            </Link>
          </dd>
        </div>
      )}
      <div>
        <dt>{t('field.propertyRef')}</dt>
        <dd>
          <Link to={paths.property(propertyRef)}>{propertyRef}</Link>
        </dd>
      </div>
      <div>
        <dt>{t(dealKey('price', transactionType))}</dt>
        <dd>
          <MandatePrice mandate={mandate} />
        </dd>
      </div>
      <div>
        <dt>{t('field.endDate')}</dt>
        <dd>
          {endDate === null ? t('terms.toCome') : <EndDate iso={endDate} />}
          <DaysLeftText mandate={{ ...mandate, renews, noticeEnd }} />
        </dd>
      </div>
      <div>
        <dt>{t('field.signatures')}</dt>
        <dd>
          {signatories && (
            <SignatureCount
              given={signedCount ?? 0}
              wanted={signatories.length}
              agent={Boolean(mandate.agentSignature)}
            />
          )}
        </dd>
      </div>
    </dl>
  );
}
