import { Fragment, type ReactNode } from 'react';
import { actionOfKey, usePageActionList } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Dialog } from '@pignon/shared/ui/core';
import { Keys } from './keys';
import { NAVIGATION_PATHS } from './shortcuts';
import './keyboard-dialog.css';

/** One entry: label and alternative key combinations, in the notation of `Keys`. */
type ShortcutLine = { key: string; description: string; keyCombinations: readonly string[]; isDisabled?: boolean };

function Group({ title, lines }: { title: string; lines: readonly ShortcutLine[] }): ReactNode {
  const { t } = useTranslation('host');
  if (lines.length === 0) return null;
  return (
    <section className="host-keys" aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ key, description, keyCombinations, isDisabled }) => (
          <div key={key} className={isDisabled ? 'host-keys-off' : undefined}>
            <dt>{description}</dt>
            <dd>
              {keyCombinations.map((keyCombination, index) => (
                <Fragment key={keyCombination}>
                  {index > 0 && <span>{t('keyboard.or')}</span>}
                  <Keys keys={keyCombination} />
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Lists the shortcuts of the current page, each key once. */
function usePageLines(): ShortcutLine[] {
  const actions = usePageActionList();
  return actions
    .filter((action) => action.key && (action.disabled || actionOfKey(actions, action.key) === action))
    .map(({ id, label, key = '', disabled }) => ({
      key: id,
      description: label,
      keyCombinations: key === 's' ? ['Ctrl+s', 's'] : [key],
      isDisabled: disabled,
    }));
}

/** Lists the shortcuts of the present screen. */
export function KeyboardDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('host');
  const page = usePageLines();
  const goShortcuts = Object.entries(NAVIGATION_PATHS).map(([letter, { name }]) => ({
    key: letter,
    description: t(`keyboard.${name}`),
    keyCombinations: [`g ${letter}`],
  }));
  return (
    <Dialog open={open} title={t('keyboard.title')} onClose={onClose} width={440}>
      <Group title={t('keyboard.page')} lines={page} />
      <Group
        title={t('keyboard.everywhere')}
        lines={[
          { key: 'search', description: t('keyboard.search'), keyCombinations: ['/', 'Ctrl+k'] },
          { key: 'help', description: t('keyboard.help'), keyCombinations: ['?'] },
          { key: 'close', description: t('keyboard.close'), keyCombinations: ['Esc'] },
        ]}
      />
      <Group title={t('keyboard.go')} lines={goShortcuts} />
    </Dialog>
  );
}
