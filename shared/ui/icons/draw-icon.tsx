import type { ComponentType, SVGAttributes } from 'react';
import type { IconDefinition } from '@ant-design/icons-svg/es/types';

export type IconProps = SVGAttributes<SVGSVGElement>;
export type Icon = ComponentType<IconProps>;

/** The paths of an outlined definition; a definition in two tones has none of its own. */
const pathsOf = ({ icon }: IconDefinition): string[] =>
  typeof icon === 'function' ? [] : (icon.children ?? []).map(({ attrs }) => attrs.d ?? '');

/** An icon as large as the text beside it, in its colour, unseen by screen readers; without a definition, its place alone. */
export function IconImage({ of, className, ...rest }: IconProps & { of: IconDefinition | undefined }) {
  return (
    <svg
      aria-hidden
      className={className ? `pg-icon ${className}` : 'pg-icon'}
      data-icon={of?.name}
      viewBox="64 64 896 896"
      fill="currentColor"
      {...rest}
    >
      {of && pathsOf(of).map((d) => <path key={d} d={d} />)}
    </svg>
  );
}

/** The component of a definition of `@ant-design/icons`: its own components bring 9 kB of styles and contexts along. */
export function drawIcon(definition: IconDefinition): Icon {
  return function DrawnIcon(props) {
    return <IconImage of={definition} {...props} />;
  };
}
