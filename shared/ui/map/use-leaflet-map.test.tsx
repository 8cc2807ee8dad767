import { renderHook, waitFor } from '@testing-library/react';
import { setupI18n } from '@pignon/shared/i18n';
import { useLeafletMap } from './use-leaflet-map';

/** Internals of Leaflet's zoom animation; its timer ends 250 ms later. */
interface Zooming {
  _animatingZoom: boolean;
  _animateToCenter: { lat: number; lng: number };
  _animateToZoom: number;
  _onZoomTransitionEnd: () => void;
}

beforeAll(() => setupI18n('fr'));

it('unmounts without an error during a zoom animation', async () => {
  const box = { current: document.createElement('div') };
  const options = { place: { lat: 43.5, lon: -1.5, zoom: 12 }, keys: false, label: 'Carte', onMove: undefined };
  const { result, unmount } = renderHook(() => useLeafletMap(box, options));
  await waitFor(() => expect(result.current.map).not.toBeNull());
  const map = result.current.map as unknown as Zooming;
  Object.assign(map, { _animatingZoom: true, _animateToCenter: { lat: 43.6, lng: -1.4 }, _animateToZoom: 14 });
  unmount();
  expect(() => map._onZoomTransitionEnd()).not.toThrow();
});
