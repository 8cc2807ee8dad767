import { useState, type ReactNode } from 'react';
import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import frFR from 'antd/locale/fr_FR';
import { antdTheme } from '../theme';
import './step-bar.css';
import './timeline.css';
import './upload-area.css';

const TOUCH = '(max-width: 599.98px)';

/** One object for all renders: with a new one antd renders every component inside again. */
const WAVE = { disabled: true };

/** The product's colours, sizes and language for the antd components inside. One style cache; its CSS lies under ours. */
export function AntTheme({ children }: { children: ReactNode }) {
  const [theme] = useState(() => antdTheme(window.matchMedia(TOUCH).matches));
  return (
    <StyleProvider layer>
      <ConfigProvider theme={theme} locale={frFR} wave={WAVE} componentSize="middle">
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
