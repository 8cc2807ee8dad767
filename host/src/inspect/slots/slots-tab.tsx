import { useTranslation } from '@pignon/shared/i18n';
import { slotPlaces } from '@pignon/shared/contract/slot-places';
import { Button, ScanIcon, Tag, type Tone } from '@pignon/shared/ui/core';
import { useStore } from '@pignon/shared/state';
import { slotOutlinesStore } from '../slot-outlines-store';
import { useRerenderEverySecond } from '../use-rerender-every-second';
import { slotBoxes, type Filling } from './slot-boxes';

const TONES: Readonly<Record<Filling | 'hidden', Tone>> = {
  drawn: 'green',
  silent: 'neutral',
  empty: 'amber',
  hidden: 'neutral',
};

interface SlotLine {
  name: string;
  remote?: string;
  filling: Filling | 'hidden';
  count: number;
}

/** Lists the slots by name, remote and state; a slot may be mounted several times. */
function slotLines(): SlotLine[] {
  const boxes = slotBoxes();
  const hidden = slotPlaces.size - boxes.length;
  const lines = new Map<string, SlotLine>();
  for (const { name, remote, filling } of boxes) {
    const key = [name, remote, filling].join(' ');
    const knownLine = lines.get(key);
    if (knownLine) knownLine.count += 1;
    else lines.set(key, { name, remote, filling, count: 1 });
  }
  const sorted = [...lines.values()].sort((a, b) => a.name.localeCompare(b.name));
  return hidden > 0 ? [...sorted, { name: '', filling: 'hidden', count: hidden }] : sorted;
}

/** Lists the slots of the open page with the remotes that fill them. */
export function SlotsTab({ onLook }: { onLook: () => void }) {
  const { t } = useTranslation('developer');
  useRerenderEverySecond();
  const isOutlined = useStore(slotOutlinesStore);
  const lines = slotLines();
  return (
    <>
      <div className="host-developer-line">
        <Button type="primary" icon={<ScanIcon />} onClick={isOutlined ? () => slotOutlinesStore.set(false) : onLook}>
          {t(isOutlined ? 'slots.unframe' : 'slots.frame')}
        </Button>
      </div>
      {lines.length === 0 ? (
        <p>{t('slots.none')}</p>
      ) : (
        <table className="host-developer-table">
          <thead>
            <tr>
              <th scope="col">{t('slots.name')}</th>
              <th scope="col">{t('slots.remote')}</th>
              <th scope="col">{t('slots.filling')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, remote, filling, count }) => (
              <tr key={[name, remote, filling].join(' ')}>
                <th scope="row">{name ? <code>{name}</code> : t('slots.others')}</th>
                <td>{remote}</td>
                <td>
                  <Tag tone={TONES[filling]}>{t(`slots.${filling}`)}</Tag> {count > 1 && `× ${count}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
