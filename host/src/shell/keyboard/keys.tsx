import { Fragment } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import './keys.css';

function useCap(): (key: string) => string {
  const { t } = useTranslation('host');
  const named: Readonly<Record<string, string>> = { Esc: t('keyboard.escape'), ArrowLeft: '←', ArrowRight: '→' };
  return (key) => named[key] ?? (key.length === 1 ? key.toLocaleUpperCase('fr') : key);
}

/** Keys drawn as on a keyboard: `Ctrl+k` pressed together, `g p` in sequence. */
export function Keys({ keys }: { keys: string }) {
  const { t } = useTranslation('host');
  const cap = useCap();
  return (
    <span className="host-cap">
      {keys.split(' ').map((press, at) => (
        <Fragment key={press}>
          {at > 0 && <span className="pg-hidden">{t('keyboard.then')}</span>}
          {press.split('+').map((key) => (
            <kbd key={key}>{cap(key)}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
