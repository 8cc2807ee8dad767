import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const FONTS = import.meta.dirname;
const UI = path.join(FONTS, '../../../../shared/ui');
const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');
const faces = read(FONTS, 'fonts.css')
  .split('@font-face')
  .filter((face) => face.includes('font-family: Kanit;'));
const valueOf = (css: string, name: string) => new RegExp(`[\\s{]${name}:\\s*([^;]+);`).exec(css)?.[1] ?? '';

describe('the font', () => {
  it.each(['100', '300', '400', '500', '700', '900'])(
    'includes the weight %s, for basic and extended Latin',
    (weight) => {
      const files = faces.filter((face) => valueOf(face, 'font-weight') === weight).map((face) => valueOf(face, 'src'));
      expect(files.map((src) => /kanit-([\w-]+)-normal/.exec(src)?.[1]).sort()).toEqual([
        `latin-${weight}`,
        `latin-ext-${weight}`,
      ]);
      const { resolve } = createRequire(import.meta.url);
      for (const src of files) expect(existsSync(resolve(/url\('([^']+)'/.exec(src)?.[1] ?? ''))).toBe(true);
    },
  );

  it('loads by weight and character range on demand, and never blocks text', () => {
    for (const face of faces) {
      expect(valueOf(face, 'font-display')).toBe('swap');
      expect(valueOf(face, 'unicode-range')).toMatch(/^U\+/);
    }
  });

  it('needs no request for the narrow space, the only character of its own font', () => {
    const face =
      read(FONTS, 'fonts.css')
        .split('@font-face')
        .find((face) => face.includes("'Pignon space'")) ?? '';
    expect(valueOf(face, 'unicode-range')).toBe('U+202F');
    const [, file = '', query] = /url\('([^'?]+)(\?\w+)?'\)/.exec(valueOf(face, 'src')) ?? [];
    expect(query).toBe('?inline');
    expect(statSync(path.join(FONTS, file)).size).toBeLessThan(500);
  });

  it('is bold at 700, with titles at 500', () => {
    const [base, tokens] = [read(UI, 'base.css'), read(UI, 'tokens.css')];
    const weightOf = (selector: string) => {
      const rules = [...base.matchAll(/([^{}]+)\{([^}]*)\}/g)].filter(([, selectors = '']) =>
        selectors.split(',').some((selectorPart) => selectorPart.trim() === selector),
      );
      const token = rules.map(([, , rule = '']) => /var\((.+)\)/.exec(valueOf(rule, 'font-weight'))?.[1]).find(Boolean);
      return valueOf(tokens, token ?? '');
    };
    expect(['strong', 'b', 'h1', 'th'].map(weightOf)).toEqual(['700', '700', '500', '500']);
  });
});
