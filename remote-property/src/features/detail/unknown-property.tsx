import type { ProblemError } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { ButtonLink, ScreenEmpty } from '@pignon/shared/ui/core';

/** Error codes of an unknown or malformed reference. */
const NOT_FOUND_CODES: readonly string[] = ['NOT_FOUND', 'VALIDATION', 'BAD_REQUEST'];

export const isUnknown = ({ code }: Pick<ProblemError, 'code'>): boolean => NOT_FOUND_CODES.includes(code);

export function UnknownProperty({ reference }: { reference: string }) {
  const { t } = useTranslation('property');
  const backLink = (
    <ButtonLink to={paths.properties} type="primary">
      {t('detail.toList')}
    </ButtonLink>
  );
  return (
    <ScreenEmpty title={t('detail.unknownTitle')} action={backLink}>
      {t('detail.unknown', { reference })}
    </ScreenEmpty>
  );
}
