export { MapView, type MapViewProps } from './map-view';
export type { MapMark } from './marks';
export type { BaseLayer } from './base-map';
