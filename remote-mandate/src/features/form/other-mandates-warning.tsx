import type { ReactNode } from 'react';
import { OPEN_STATUSES } from '@pignon/shared/domain/mandate/mandate-status';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { Link } from '@pignon/shared/router';
import { Alert } from '@pignon/shared/ui/core';
import { useMandates } from '../../data/mandate.queries';

const MAX_MANDATES = 5;

/** Warns of signed or pending mandates of the property, which the law or the register may not allow beside this one. */
export function OtherMandatesWarning({ reference }: { reference: string }): ReactNode {
  const { t } = useTranslation('mandate');
  const { data } = useMandates({ dto: { propertyRef: reference, status: [...OPEN_STATUSES] }, pageSize: MAX_MANDATES });
  return data?.content.map(({ id, status, type }) => (
    <Alert
      key={id}
      type="warning"
      title={t(`form.other.${status === 'PENDING' ? 'PENDING' : type}`)}
      action={<Link to={paths.mandate(id)}>{t('form.seeOther')}</Link>}
    />
  ));
}
