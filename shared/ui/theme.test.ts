import { readFileSync } from 'node:fs';
import path from 'node:path';
import { antdTheme, THEME_COLOURS } from './theme';

const tokens = new Map(
  [
    ...readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8').matchAll(/--pg-([\w-]+):\s*(#[0-9a-f]+);/g),
  ].map(([, name = '', value = '']) => [name, value] as const),
);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((offset) => {
    const channel = parseInt(hex.slice(offset, offset + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(firstToken: string, secondToken: string): number {
  const [lighter = 0, darker = 0] = [
    luminance(tokens.get(firstToken) ?? ''),
    luminance(tokens.get(secondToken) ?? ''),
  ].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Text colours and the backgrounds they are used on. */
const TEXT_BACKGROUND_PAIRS: readonly (readonly [ink: string, paper: string])[] = [
  ...['text', 'text-soft', 'text-faint', 'green', 'crimson'].flatMap((textToken) =>
    ['surface', 'surface-sunken', 'page'].map((backgroundToken) => [textToken, backgroundToken] as const),
  ),
  ...['green', 'amber', 'crimson', 'blue', 'purple', 'grey'].map((tone) => ['text', `${tone}-tint`] as const),
  ['amber', 'surface'],
  ['blue', 'surface'],
  ['green-strong', 'green-tint'],
  ['green', 'green-tint'],
  ['amber', 'amber-tint'],
  ['crimson-strong', 'crimson-tint'],
  ['crimson', 'crimson-tint'],
  ['blue', 'blue-tint'],
  ['purple', 'purple-tint'],
  ['text-soft', 'grey-tint'],
  ['text-soft', 'green-tint'],
  // disabled controls must stay readable
  ['text-faint', 'grey-tint'],
  // white text on filled backgrounds
  ['surface', 'green'],
  ['surface', 'green-strong'],
  ['surface', 'crimson'],
  ['surface', 'crimson-strong'],
];

describe('the theme', () => {
  it('gives antd the colours of the style sheet', () => {
    for (const [name, value] of Object.entries(THEME_COLOURS)) expect([name, tokens.get(name)]).toEqual([name, value]);
  });

  it('makes controls 32 px high, and 44 px on touch screens', () => {
    expect(antdTheme(false).token?.controlHeight).toBe(32);
    expect(antdTheme(true).token?.controlHeight).toBe(44);
  });

  it.each(TEXT_BACKGROUND_PAIRS)('keeps %s readable on %s', (textToken, backgroundToken) => {
    expect(contrast(textToken, backgroundToken)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'surface-sunken', 'page', 'grey-tint', 'green-tint', 'amber-tint', 'crimson-tint', 'blue-tint'])(
    'draws a visible focus ring on %s',
    (backgroundToken) => {
      expect(contrast('green', backgroundToken)).toBeGreaterThanOrEqual(3);
    },
  );

  it('draws a visible border around controls', () => {
    expect(contrast('border', 'surface')).toBeGreaterThanOrEqual(3);
    expect(contrast('border', 'page')).toBeGreaterThanOrEqual(3);
  });

  it('keeps the entry point with the style sheets from being removed by a bundler', () => {
    const manifest = readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8');
    const { sideEffects } = JSON.parse(manifest) as { sideEffects: string[] };
    expect(sideEffects).toEqual(['*.css', './ui/basic/index.ts']);
    const entryPoint = readFileSync(path.join(import.meta.dirname, 'basic/index.ts'), 'utf8');
    expect(entryPoint.startsWith("import '../tokens.css';\nimport '../base.css';\n")).toBe(true);
  });
});
