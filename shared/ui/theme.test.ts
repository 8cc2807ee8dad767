import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { antdTheme, THEME_COLOURS } from './theme';

const tokens = new Map(
  [
    ...readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8').matchAll(/--pg-([\w-]+):\s*(#[0-9a-f]+);/g),
  ].map(([, name = '', value = '']) => [name, value] as const),
);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(tokens.get(one) ?? ''), luminance(tokens.get(other) ?? '')].sort(
    (a, b) => b - a,
  );
  return (light + 0.05) / (dark + 0.05);
}

describe('the theme', () => {
  it('gives antd the colours of the style sheet', () => {
    for (const [name, value] of Object.entries(THEME_COLOURS)) expect([name, tokens.get(name)]).toEqual([name, value]);
  });

  it('makes controls 32 px high, and 44 px for a thumb', () => {
    expect(antdTheme(false).token?.controlHeight).toBe(32);
    expect(antdTheme(true).token?.controlHeight).toBe(44);
  });

  it.each([
    ['text', 'surface'],
    ['text-soft', 'surface'],
    ['text-soft', 'page'],
    ['text-faint', 'surface'],
    ['green', 'surface'],
    ['green', 'page'],
    ['crimson', 'surface'],
    ['amber', 'surface'],
    ['blue', 'surface'],
    ['green-strong', 'green-tint'],
    ['crimson-strong', 'crimson-tint'],
    ['purple', 'purple-tint'],
    ['text-soft', 'grey-tint'],
  ])('keeps %s readable on %s', (ink, paper) => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it('draws the edge of controls so that it can be seen', () => {
    expect(contrast('border', 'surface')).toBeGreaterThanOrEqual(3);
  });

  it('reaches the first page: a bundler may not drop the door that brings the style sheets', () => {
    const manifest = readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8');
    const { sideEffects } = JSON.parse(manifest) as { sideEffects: string[] };
    expect(sideEffects).toEqual(['*.css', './ui/basic/index.ts']);
    const door = readFileSync(path.join(import.meta.dirname, 'basic/index.ts'), 'utf8');
    expect(door.startsWith("import '../tokens.css';\nimport '../base.css';\n")).toBe(true);
  });
});
