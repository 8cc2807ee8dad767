import type { ReactNode } from 'react';
import { ProblemError } from '@pignon/shared/api';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { ButtonLink, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';

/** Id in an address; 0 when invalid. */
export const idOf = (segment = ''): number => (/^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : 0);

/** True when the contact does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof ProblemError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');
}

/** Page of an unknown contact. */
export function MissingContact({ backLink }: { backLink: ReactNode }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <PageFrame title={t('detail.missing')} back={backLink}>
      <ScreenEmpty
        title={t('detail.missing')}
        action={<ButtonLink to={paths.contacts}>{t('detail.toList')}</ButtonLink>}
      >
        {t('detail.missingText')}
      </ScreenEmpty>
    </PageFrame>
  );
}
