import { placePopup, type Side } from './place-popup';

const phone = (width: number, height: number) => ({ left: 0, top: 0, right: width, bottom: height });
const anchor = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const WINDOWS = [
  { name: '390 × 844', area: phone(390, 844) },
  { name: '360 × 640', area: phone(360, 640) },
  { name: '1440 × 900', area: phone(1440, 900) },
  { name: '360 × 640 with a keyboard open', area: { left: 0, top: 0, right: 360, bottom: 340 } },
  { name: '360 × 640 with a keyboard open, moved down', area: { left: 0, top: 180, right: 360, bottom: 520 } },
  { name: 'a phone on its side with a keyboard open', area: { left: 0, top: 0, right: 740, bottom: 150 } },
];
const BOXES = [
  { name: 'small', box: { width: 200, height: 120 } },
  { name: 'as high as the menu "Plus"', box: { width: 340, height: 860 } },
];
const SIDES: Side[] = ['start', 'end', 'center'];

describe.each(WINDOWS)('a floating box in $name', ({ area }) => {
  const anchors = {
    'at the top': anchor(area.left + 8, area.top + 8, 44, 44),
    'at the foot': anchor(area.right - 72, area.bottom - 56, 72, 56),
    'in the middle': anchor(area.right / 2, (area.top + area.bottom) / 2, 44, 36),
    'under the keyboard': anchor(area.right - 72, area.bottom + 120, 72, 56),
    'above what is seen': anchor(area.left + 8, area.top - 300, 44, 44),
  };
  describe.each(Object.entries(anchors))('anchored %s', (_, place) => {
    it.each(BOXES)('stays within the visible area, and scrolls when it is too high: $name', ({ box }) => {
      for (const side of SIDES) {
        const { left, top, maxHeight } = placePopup(place, box, side, area);
        expect(left).toBeGreaterThanOrEqual(area.left + 8);
        expect(left + box.width).toBeLessThanOrEqual(area.right - 8);
        expect(top).toBeGreaterThanOrEqual(area.top + 8);
        expect(top + Math.min(box.height, maxHeight)).toBeLessThanOrEqual(area.bottom - 8);
        // at least three entries of 44 px, if the window is that high
        expect(maxHeight).toBeGreaterThanOrEqual(Math.min(132, area.bottom - area.top - 16));
      }
    });
  });
});

describe('a floating box', () => {
  it('is below its anchor where it fits, else above it', () => {
    const box = { width: 200, height: 300 };
    expect(placePopup(anchor(40, 100, 80, 36), box, 'start', phone(390, 844))).toMatchObject({ left: 40, top: 140 });
    expect(placePopup(anchor(40, 700, 80, 36), box, 'start', phone(390, 844))).toMatchObject({ left: 40, top: 396 });
  });

  it('does not cover its anchor while the larger side has room for a few entries', () => {
    const bottomAnchor = anchor(318, 788, 72, 56);
    const { top, maxHeight } = placePopup(bottomAnchor, { width: 340, height: 860 }, 'end', phone(390, 844));
    expect(top).toBe(8);
    expect(top + maxHeight).toBeLessThanOrEqual(bottomAnchor.top);
  });
});
