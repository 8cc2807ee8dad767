import type { ReactNode } from 'react';
import { classNames, ExternalLinkIcon, insteadOfFollowing, opensElsewhere } from '@pignon/shared/ui/core';
import { Link } from '@pignon/shared/router';
import { Keys } from '../keyboard/keys';
import type { Choice } from './choice';
import { Emphasis } from './emphasis';

interface Props {
  id: string;
  choice: Choice;
  typed: string;
  /** Enter chooses this one. */
  active: boolean;
  /** The pointer moved over it. */
  onPoint: () => void;
  /** Called before an action here, not when a new tab opens. */
  onChosen: (does: Choice['does']) => void;
}

function Content({ choice, typed }: Pick<Props, 'choice' | 'typed'>): ReactNode {
  const { icon, label, full = label, detail, aside, keys } = choice;
  return (
    <>
      {icon}
      <span className="host-palette-words">
        <span title={full}>
          <Emphasis typed={typed} text={label} />
        </span>
        {detail && <small>{detail}</small>}
      </span>
      {aside}
      {keys && <Keys keys={keys} />}
    </>
  );
}

/** A result line; a link when it has an address. */
export function ChoiceLine({ id, choice, typed, active, onPoint, onChosen }: Props) {
  const { does, disabled } = choice;
  const commonProps = {
    id,
    role: 'option',
    'aria-selected': active,
    'aria-disabled': disabled || undefined,
    tabIndex: -1,
    className: classNames('host-palette-line', active && 'host-palette-active'),
    onPointerMove: disabled || active ? undefined : onPoint,
  } as const;
  const content = <Content choice={choice} typed={typed} />;
  if ('to' in does)
    return (
      <Link
        {...commonProps}
        to={does.to}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          onChosen(does);
          if (does.instead) insteadOfFollowing(does.instead)(event);
        }}
      >
        {content}
      </Link>
    );
  if ('href' in does)
    return (
      <a {...commonProps} href={does.href} target="_blank" rel="noreferrer" onClick={() => onChosen(does)}>
        {content}
        <ExternalLinkIcon />
      </a>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- an option; the keys are those of the box above, as in any combobox
    <div
      {...commonProps}
      onClick={() => {
        if (disabled) return;
        onChosen(does);
        does.run();
      }}
    >
      {content}
    </div>
  );
}
