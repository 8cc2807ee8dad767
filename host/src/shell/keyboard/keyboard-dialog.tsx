import { Fragment, type ReactNode } from 'react';
import { actionOfKey, usePageActionList } from '@pignon/shared/contract';
import { useTranslation } from '@pignon/shared/i18n';
import { Dialog } from '@pignon/shared/ui/core';
import { Keys } from './keys';
import { GO } from './shortcuts';
import './keyboard-dialog.css';

/** One entry: label and alternative key combinations, in the notation of `Keys`. */
type Line = { key: string; does: string; ways: readonly string[]; off?: boolean };

function Group({ title, lines }: { title: string; lines: readonly Line[] }): ReactNode {
  const { t } = useTranslation('host');
  if (lines.length === 0) return null;
  return (
    <section className="host-keys" aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ key, does, ways, off }) => (
          <div key={key} className={off ? 'host-keys-off' : undefined}>
            <dt>{does}</dt>
            <dd>
              {ways.map((way, at) => (
                <Fragment key={way}>
                  {at > 0 && <span>{t('keyboard.or')}</span>}
                  <Keys keys={way} />
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
function usePageLines(): Line[] {
  const actions = usePageActionList();
  return actions
    .filter((action) => action.key && (action.disabled || actionOfKey(actions, action.key) === action))
    .map(({ id, label, key = '', disabled }) => ({
      key: id,
      does: label,
      ways: key === 's' ? ['Ctrl+s', 's'] : [key],
      off: disabled,
    }));
}

/** Lists the shortcuts of the present screen. */
export function KeyboardDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('host');
  const page = usePageLines();
  const go = Object.entries(GO).map(([letter, { name }]) => ({
    key: letter,
    does: t(`keyboard.${name}`),
    ways: [`g ${letter}`],
  }));
  return (
    <Dialog open={open} title={t('keyboard.title')} onClose={onClose} width={440}>
      <Group title={t('keyboard.page')} lines={page} />
      <Group
        title={t('keyboard.everywhere')}
        lines={[
          { key: 'search', does: t('keyboard.search'), ways: ['/', 'Ctrl+k'] },
          { key: 'help', does: t('keyboard.help'), ways: ['?'] },
          { key: 'close', does: t('keyboard.close'), ways: ['Esc'] },
        ]}
      />
      <Group title={t('keyboard.go')} lines={go} />
    </Dialog>
  );
}
