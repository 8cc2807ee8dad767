import type { Property, Room } from '@pignon/shared/domain/property/property.schema';
import { formatArea, formatNumber, useTranslation } from '@pignon/shared/i18n';
import { Area } from '@pignon/shared/ui/core';
import './rooms-table.css';

function RoomRow({ room, withFloor }: { room: Room; withFloor: boolean }) {
  const { t } = useTranslation('property');
  return (
    <tr>
      <th scope="row">
        {t(`roomType.${room.type}`)}
        {!room.validRoom && <small>{t('rooms.annex')}</small>}
        {room.note && <small>{room.note}</small>}
      </th>
      {withFloor && (
        <td className="pg-tabular">
          {room.floor === null ? '—' : room.floor === 0 ? t('figure.ground') : formatNumber(room.floor)}
        </td>
      )}
      <td>
        <Area m2={room.size} />
      </td>
      <td>
        <Area m2={room.fullSize} />
      </td>
    </tr>
  );
}

/** Room by room, with what counts towards the living area at the foot. */
export function RoomsTable({ rooms }: { rooms: Property['rooms'] }) {
  const { t } = useTranslation('property');
  const withFloor = rooms.some((room) => room.floor !== null);
  const counted = rooms.reduce((sum, room) => sum + (room.validRoom ? (room.size ?? 0) : 0), 0);
  return (
    <table className="pp-rooms">
      <thead>
        <tr>
          <th scope="col">{t('rooms.room')}</th>
          {withFloor && <th scope="col">{t('figure.floor')}</th>}
          <th scope="col">{t('rooms.size')}</th>
          <th scope="col">{t('rooms.fullSize')}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room, index) => (
          // rooms have no name of their own: their place in the list is what tells them apart
          <RoomRow key={`${index} ${room.type}`} room={room} withFloor={withFloor} />
        ))}
      </tbody>
      {counted > 0 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={withFloor ? 2 : 1}>
              {t('rooms.total')}
            </th>
            <td className="pg-tabular">{formatArea(Math.round(counted * 100) / 100)}</td>
            <td />
          </tr>
        </tfoot>
      )}
    </table>
  );
}
