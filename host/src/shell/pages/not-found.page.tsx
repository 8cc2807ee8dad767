import { useTranslation } from '@pignon/shared/i18n';
import { useLocation } from '@pignon/shared/router';
import { Button, ButtonLink, CompassIcon, PageFrame, ScreenEmpty, SearchIcon } from '@pignon/shared/ui/core';
import { openSearch } from '../keyboard/shortcuts';

/** Unknown address: links to home and to a search. */
export function NotFoundPage() {
  const { t } = useTranslation('host');
  const { pathname } = useLocation();
  return (
    <PageFrame title={t('notFound.title')}>
      <ScreenEmpty
        title={t('notFound.text', { path: pathname })}
        icon={<CompassIcon />}
        action={
          <>
            <Button icon={<SearchIcon />} onClick={openSearch}>
              {t('header.search')}
            </Button>
            <ButtonLink to="/" type="primary">
              {t('goHome')}
            </ButtonLink>
          </>
        }
      >
        {t('notFound.hint')}
      </ScreenEmpty>
    </PageFrame>
  );
}
