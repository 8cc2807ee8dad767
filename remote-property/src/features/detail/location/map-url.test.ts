import { aProperty } from '@pignon/shared/domain/property/test/a-property';
import { mapUrl } from './map-url';

const { location } = aProperty();

describe('mapUrl', () => {
  it('leads to the house for colleagues', () => {
    expect(mapUrl(location, false)).toBe(
      'https://www.geoportail.gouv.fr/carte?c=-1.474823,43.492912&z=18&permalink=yes',
    );
  });

  it('leads to the neighbourhood when a customer looks, or when only the commune is known', () => {
    const vague = 'https://www.geoportail.gouv.fr/carte?c=-1.47,43.49&z=13&permalink=yes';
    expect(mapUrl(location, true)).toBe(vague);
    expect(mapUrl({ ...location, precision: 'CITY' }, false)).toBe(vague);
  });

  it('leads nowhere without a point', () => {
    expect(mapUrl({ ...location, lat: null }, false)).toBeNull();
  });
});
