import { Fragment } from 'react';
import { useTranslation } from '@pignon/shared/i18n';
import './keys.css';

function useKeyLabel(): (key: string) => string {
  const { t } = useTranslation('host');
  const keyName: Readonly<Record<string, string>> = { Esc: t('keyboard.escape'), ArrowLeft: '←', ArrowRight: '→' };
  return (key) => keyName[key] ?? (key.length === 1 ? key.toLocaleUpperCase('fr') : key);
}

/** Keys drawn as on a keyboard: `Ctrl+k` pressed together, `g p` in sequence. */
export function Keys({ keys }: { keys: string }) {
  const { t } = useTranslation('host');
  const keyLabel = useKeyLabel();
  return (
    <span className="host-cap">
      {keys.split(' ').map((keyPress, index) => (
        <Fragment key={keyPress}>
          {index > 0 && <span className="pg-hidden">{t('keyboard.then')}</span>}
          {keyPress.split('+').map((key) => (
            <kbd key={key}>{keyLabel(key)}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
