import { useTranslation } from '@pignon/shared/i18n';
import { LogoMark } from './logo';
import './boot-skeleton.css';

/** Matches the skeleton in the static page, which is shown before the first script runs. */
export function LoadingView({ announcement }: { announcement?: string }) {
  const { t } = useTranslation('host');
  return (
    <div className="boot-skeleton" role="status">
      <LogoMark size={56} />
      <div className="boot-texts">
        {announcement && <p>{announcement}</p>}
        <p className="boot-late">{t('loading')}</p>
        <p className="boot-slow">{t('slow')}</p>
      </div>
    </div>
  );
}
