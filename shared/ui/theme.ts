import type { ThemeConfig } from 'antd';

/** The values of tokens.css that antd's own styles need. A test keeps the two files equal. */
export const THEME_COLOURS = {
  page: '#f4f5f4',
  surface: '#ffffff',
  hairline: '#e1e5e2',
  border: '#868f88',
  text: '#1b211d',
  'text-soft': '#56605a',
  green: '#2e7d32',
  'green-strong': '#1b5e20',
  amber: '#945500',
  crimson: '#c8102e',
  blue: '#1565c0',
} as const;

/** antd's theme: light, green, 32 px controls (44 px on a touch screen under 600 px), hairlines instead of shadows. */
export function antdTheme(touch: boolean): ThemeConfig {
  return {
    cssVar: { prefix: 'pga', key: 'pignon' },
    hashed: false,
    token: {
      colorPrimary: THEME_COLOURS.green,
      colorPrimaryHover: THEME_COLOURS['green-strong'],
      colorLink: THEME_COLOURS.green,
      colorLinkHover: THEME_COLOURS['green-strong'],
      colorSuccess: THEME_COLOURS.green,
      colorWarning: THEME_COLOURS.amber,
      colorError: THEME_COLOURS.crimson,
      colorInfo: THEME_COLOURS.blue,
      colorTextBase: THEME_COLOURS.text,
      colorTextSecondary: THEME_COLOURS['text-soft'],
      colorTextDescription: THEME_COLOURS['text-soft'],
      colorBgLayout: THEME_COLOURS.page,
      colorBorder: THEME_COLOURS.border,
      colorBorderSecondary: THEME_COLOURS.hairline,
      colorSplit: THEME_COLOURS.hairline,
      fontFamily: 'var(--pg-font)',
      fontSize: 14,
      fontWeightStrong: 500,
      controlHeight: touch ? 44 : 32,
      borderRadius: 6,
      borderRadiusLG: 10,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.12s',
    },
    components: {
      Progress: { defaultColor: THEME_COLOURS.green, remainingColor: THEME_COLOURS.hairline },
      Switch: { colorTextQuaternary: THEME_COLOURS.border, colorTextTertiary: THEME_COLOURS['text-soft'] },
      Timeline: { tailColor: THEME_COLOURS.hairline, itemPaddingBottom: 16 },
      Table: { headerBg: '#f9faf9', headerSplitColor: 'transparent', cellPaddingBlockSM: 7, rowHoverBg: '#f6f9f6' },
    },
  };
}
