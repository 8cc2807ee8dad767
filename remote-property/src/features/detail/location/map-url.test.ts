import { aProperty } from '@pignon/shared/domain/property/test/a-property';
import { mapUrl } from './map-url';

const { location } = aProperty();

describe('mapUrl', () => {
  it('shows colleagues the house', () => {
    expect(mapUrl(location, false)).toBe(
      'https://www.geoportail.gouv.fr/carte?c=-1.474823,43.492912&z=18&permalink=yes',
    );
  });

  it('shows the neighbourhood to customers, or when only the commune is known', () => {
    const vague = 'https://www.geoportail.gouv.fr/carte?c=-1.47,43.49&z=13&permalink=yes';
    expect(mapUrl(location, true)).toBe(vague);
    expect(mapUrl({ ...location, precision: 'CITY' }, false)).toBe(vague);
  });

  it('is null without coordinates', () => {
    expect(mapUrl({ ...location, lat: null }, false)).toBeNull();
  });
});
