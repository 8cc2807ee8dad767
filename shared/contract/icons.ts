/** Icons for menu entries. The host draws them, so that descriptors stay plain data. */
export const ICON_NAMES = [
  'home',
  'property',
  'filter',
  'cube',
  'contact',
  'customer',
  'crossed',
  'visit',
  'event',
  'task',
  'call',
  'mandate',
  'cart',
  'profile',
  'admin',
  'sync',
  'list',
  'map',
  'search',
  'plus',
] as const;
export type IconName = (typeof ICON_NAMES)[number];
