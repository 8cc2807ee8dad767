import type { ButtonProps } from '../basic';
import { Button } from '../basic';
import { Tooltip } from './tooltip';

/** A button that does nothing now, and says why to whoever points at it or comes to it by keyboard. */
export function RefusedButton({ reason, ...button }: Omit<ButtonProps, 'onClick'> & { reason: string }) {
  return (
    <Tooltip title={reason}>
      <Button {...button} aria-disabled />
    </Tooltip>
  );
}
