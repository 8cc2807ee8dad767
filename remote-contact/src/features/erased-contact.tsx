import type { ReactNode } from 'react';
import * as paths from '@pignon/shared/domain/navigation/paths';
import { useTranslation } from '@pignon/shared/i18n';
import { ArrowLeftIcon, ButtonLink, PageFrame, ScreenEmpty } from '@pignon/shared/ui/core';

/** Notice that an erased contact is read-only, with a link to what remains. */
export function ErasedSentence({ id }: { id: number }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <ScreenEmpty title={t('erased.title')} action={<ButtonLink to={paths.contact(id)}>{t('erased.see')}</ButtonLink>}>
      {t('erased.text')}
    </ScreenEmpty>
  );
}

/** Replaces an edit screen of an erased contact. */
export function ErasedContact({ title, id }: { title: string; id: number }): ReactNode {
  const { t } = useTranslation('contact');
  return (
    <PageFrame
      title={title}
      back={
        <ButtonLink to={paths.contact(id)} type="link" icon={<ArrowLeftIcon />}>
          {t('detail.contact')}
        </ButtonLink>
      }
    >
      <ErasedSentence id={id} />
    </PageFrame>
  );
}
