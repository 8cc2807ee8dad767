import { QRCodeSVG } from '@rc-component/qrcode';
import { useTranslation } from '@pignon/shared/i18n';
import { CopyButton } from './copy-button';

const PICTURE_SIZE = 200;
/** Quiet zone in modules (ISO/IEC 18004, 9.1). */
const MARGIN = 4;

/** "ABCD EFGH": legible while typing. */
const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** The secret as a picture to scan and as a text to type; neither leaves this page. */
export function SecretView({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useTranslation('identity');
  return (
    <div className="host-secret">
      <QRCodeSVG value={uri} size={PICTURE_SIZE} marginSize={MARGIN} title={t('secondFactor.picture')} />
      <p>{t('secondFactor.type')}</p>
      <p className="host-secret-text">{inGroups(secret)}</p>
      <CopyButton text={secret} label={t('secondFactor.copySecret')} />
    </div>
  );
}
