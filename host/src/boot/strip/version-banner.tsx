import type { ReactNode } from 'react';
import { Button } from '@pignon/shared/ui/core';
import './version-banner.css';

interface StripProps {
  /** `shown`: a version other than the live one is on screen, and the strip stays visible; `ended`: no longer. */
  kind: 'shown' | 'ended';
  text: string;
  action: string;
  onAction: () => void;
}

/** A banner about versions that only this browser has. */
export function VersionBanner({ kind, text, action, onAction }: StripProps): ReactNode {
  const isShown = kind === 'shown';
  return (
    <div className={isShown ? 'boot-strip' : 'boot-strip boot-strip-ended'} role={isShown ? 'status' : 'alert'}>
      <span>{text}</span>
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
