import { bus } from '@pignon/shared/bus';
import { changeLanguage, currentLanguage, useTranslation } from '@pignon/shared/i18n';
import { useDisplayMode } from '@pignon/shared/state';
import { Segmented } from '@pignon/shared/ui/core';
import { NotificationLine } from '../../../answers/notification-line';
import { LabelledValue } from './labelled-value';

/** Display preferences on this machine. */
export function Preferences() {
  const { t } = useTranslation('host');
  const [mode, setMode] = useDisplayMode();
  return (
    <section aria-labelledby="preferences">
      <h2 id="preferences">{t('profile.preferences')}</h2>
      <dl>
        <LabelledValue label={t('profile.language')}>
          <Segmented
            label={t('profile.language')}
            value={currentLanguage()}
            options={[
              { value: 'fr', label: 'Français' },
              { value: 'en', label: 'English' },
            ]}
            onChange={(language) => void changeLanguage(language)}
          />
        </LabelledValue>
        <LabelledValue label={t('profile.display')}>
          <Segmented
            label={t('profile.display')}
            value={mode}
            options={(['IMAGES', 'TABLE', 'MAPS'] as const).map((value) => ({
              value,
              label: t(`profile.display.${value}`),
            }))}
            onChange={(newMode) => {
              setMode(newMode);
              bus.publish('display.changed', { mode: newMode });
            }}
          />
        </LabelledValue>
        <NotificationLine />
      </dl>
    </section>
  );
}
