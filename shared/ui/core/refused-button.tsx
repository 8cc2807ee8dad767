import type { ButtonProps } from '../basic';
import { Button } from '../basic';
import { Tooltip } from './tooltip';

/** A button that does nothing now, and says why on hover and on focus. */
export function RefusedButton({ reason, ...button }: Omit<ButtonProps, 'onClick'> & { reason: string }) {
  return (
    <Tooltip title={reason}>
      <Button {...button} aria-disabled />
    </Tooltip>
  );
}
