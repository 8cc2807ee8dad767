import '../tokens.css';
import '../base.css';

/* Components without router: all that the sign-in page uses. `ui/core` exports them again. */
export { Alert, type AlertProps } from './alert';
export { Avatar, type AvatarProps } from './avatar';
export { Button, IconButton, type ButtonProps, type IconButtonProps } from './button';
export { classNames } from './class-names';
export { Dialog, type DialogProps } from './dialog';
export { Field, type FieldProps } from './field';
export { Input, type InputProps } from './input';
export { Skeleton, SkeletonLines, type SkeletonProps } from './skeleton';
export * from './icons';
