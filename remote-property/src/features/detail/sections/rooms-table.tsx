import type { Property, Room } from '@pignon/shared/domain/property/property.schema';
import { formatArea, formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Area } from '@pignon/shared/ui/core';
import { useFieldLabels } from '../../field-labels';
import styles from './chapters.module.css';

/** Columns to show; redundant and empty ones are omitted. */
interface Columns {
  floor: boolean;
  fullSize: boolean;
}

function RoomRow({ room, columns }: { room: Room; columns: Columns }) {
  const { t } = useTranslation('property');
  return (
    <tr>
      <th scope="row">
        {t(`roomType.${room.type}`)}
        {!room.validRoom && <small>{t('rooms.annex')}</small>}
        {room.note && <small>{room.note}</small>}
      </th>
      {columns.floor && (
        <td className="pg-tabular">
          {room.floor === null ? '—' : room.floor === 0 ? t('figure.ground') : formatNumber(room.floor)}
        </td>
      )}
      <td>
        <Area m2={room.size} />
      </td>
      {columns.fullSize && (
        <td>
          <Area m2={room.fullSize} />
        </td>
      )}
    </tr>
  );
}

/** Table of rooms, with the total living area at the foot. */
export function RoomsTable({ rooms }: { rooms: Property['rooms'] }) {
  const { t } = useTranslation('property');
  const { heading } = useFieldLabels();
  const columns = {
    floor: rooms.some((room) => room.floor !== null),
    fullSize: rooms.some((room) => room.fullSize !== null && room.fullSize !== room.size),
  };
  const counted = rooms.reduce((sum, room) => sum + (room.validRoom ? (room.size ?? 0) : 0), 0);
  return (
    <table className={styles.rooms}>
      <thead>
        <tr>
          <th scope="col">{t('rooms.room')}</th>
          {columns.floor && <th scope="col">{heading('rooms.*.floor')}</th>}
          <th scope="col">{heading('rooms.*.size')}</th>
          {columns.fullSize && <th scope="col">{heading('rooms.*.fullSize')}</th>}
        </tr>
      </thead>
      <tbody>
        {rooms.map((room, index) => (
          // rooms have no id: the index is their key
          <RoomRow key={`${index} ${room.type}`} room={room} columns={columns} />
        ))}
      </tbody>
      {counted > 0 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.floor ? 2 : 1}>
              {t('rooms.total')}
            </th>
            <td className="pg-tabular">{formatArea(Math.round(counted * 100) / 100)}</td>
            {columns.fullSize && <td />}
          </tr>
        </tfoot>
      )}
    </table>
  );
}
