import { anAgency } from './test/document-fixtures';
import { aProperty, aRental } from '../property/test/a-property';
import { windowCard, type Orientation } from './window-card';

const DAY = '2026-11-21';
const upright = { format: 'A4', orientation: 'portrait' as Orientation } as const;
const card = (property = aProperty(), choice: Parameters<typeof windowCard>[2] = upright, photos = ['0.jpg']) =>
  windowCard(property, anAgency(), choice, photos, DAY);

describe('a window card', () => {
  it('shows kind, place and price, never nearer than the district', () => {
    expect(card()).toMatchObject({
      banner: 'À vendre',
      title: 'Maison de ville avec jardin',
      kind: 'Maison · 5\u00a0pièces · 120\u00a0m²',
      place: 'Bayonne (64100) – Les Arènes',
      price: { amount: '261\u202f250\u00a0€' },
      figures: [
        { label: 'Surface habitable', value: '120\u00a0m²' },
        { label: 'Pièces', value: '5' },
        { label: 'Chambres', value: '3' },
        { label: 'Terrain', value: '340\u00a0m²' },
      ],
    });
    expect(JSON.stringify(card())).not.toContain('Fougères');
    expect(card(aRental()).banner).toBe('À louer');
    const studio = aProperty({ propertyMetadata: { ...aProperty().propertyMetadata, roomCount: 1, bedroomCount: 0 } });
    expect(card(studio).figures.map(({ label }) => label)).toEqual(['Surface habitable', 'Pièce', 'Terrain']);
  });

  it('shows the outcome of the offer, and its exclusivity', () => {
    expect(card(aProperty({ propertyStatus: 'SOLD' })).banner).toBe('Vendu');
    expect(card(aProperty({ propertyStatus: 'UNDER_CONTRACT' })).banner).toBe('Sous compromis');
    expect(card().exclusive).toBe(true);
    expect(card(aProperty({ mandateStatus: 'EXPIRED' })).exclusive).toBe(false);
    expect(card(aProperty({ mandateType: 'NON_EXCLUSIVE' })).exclusive).toBe(false);
  });

  it('is drawn on A4 and enlarged for A3', () => {
    expect(card(aProperty(), { format: 'A3', orientation: 'landscape' })).toMatchObject({
      sheet: { width: 297, height: 210 },
      scale: Math.SQRT2,
    });
  });

  it('shows only the land of a plot, and no energy label', () => {
    const plot = card(aProperty({ propertyType: 'LAND', title: ' ' }));
    expect(plot).toMatchObject({ title: 'Terrain · 340\u00a0m²', energy: null });
    expect(plot.figures.map(({ label }) => label)).toEqual(['Terrain']);
  });

  it('offers ever shorter descriptions, each complete, at last none', () => {
    const { descriptions } = card(aProperty({ description: 'Une phrase de plus. '.repeat(200) }));
    const lengths = descriptions.map((text) => text.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(descriptions.slice(0, -1).every((text) => text.endsWith('plus.'))).toBe(true);
    expect(descriptions.at(-1)).toBe('');
    expect(card().descriptions).toEqual(['Une maison claire. À deux pas du marché.', '']);
  });

  it('always mentions the risks and the fee scale', () => {
    expect(card().mentions.join(' ')).toMatch(/honoraires.*www\.georisques\.gouv\.fr$/);
  });
});
