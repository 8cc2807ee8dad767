import index from '../../pictures/index.json';

export type PictureKind =
  | 'HOUSE_BASQUE'
  | 'HOUSE_LANDES'
  | 'HOUSE_MODERN'
  | 'HOUSE_SEASIDE'
  | 'HOUSE_TOWN'
  | 'RESIDENCE'
  | 'STONE_BUILDING'
  | 'LIVING'
  | 'DINING'
  | 'KITCHEN'
  | 'BEDROOM'
  | 'BATHROOM'
  | 'TERRACE'
  | 'LAND'
  | 'PARKING'
  | 'SHOP'
  | 'OFFICE'
  | 'PLAN';

/** A picture of the demonstration: its file in `demo/pictures`, its subject, and whether it shows a swimming pool. */
export interface Picture {
  file: string;
  kind: PictureKind;
  pool: boolean;
}

/** Every picture of the demonstration agency. */
export const PICTURES = index as readonly Picture[];
