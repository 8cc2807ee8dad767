import { useTranslation } from '@pignon/shared/i18n';
import { Dialog } from '@pignon/shared/ui/core';
import { GO } from './shortcuts';
import './keyboard-dialog.css';

/** All the shortcuts there are. */
export function KeyboardDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('host');
  return (
    <Dialog open={open} title={t('keyboard.title')} onClose={onClose} width={400}>
      <dl className="host-keys">
        <div>
          <dt>{t('keyboard.search')}</dt>
          <dd>
            <kbd>/</kbd> <kbd>Ctrl K</kbd>
          </dd>
        </div>
        {Object.entries(GO).map(([letter, { name }]) => (
          <div key={letter}>
            <dt>{t(`keyboard.${name}`)}</dt>
            <dd>
              <kbd>g</kbd> {t('keyboard.then')} <kbd>{letter}</kbd>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('keyboard.help')}</dt>
          <dd>
            <kbd>?</kbd>
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
