import '../tokens.css';
import '../base.css';

/* What needs no router: the sign-in page is made of these alone. `ui/core` gives them all again. */
export { Alert, type AlertProps } from './alert';
export { Avatar, type AvatarProps } from './avatar';
export { Button, IconButton, type ButtonProps, type IconButtonProps } from './button';
export { classNames } from './class-names';
export { Dialog, type DialogProps } from './dialog';
export { Field, type FieldProps } from './field';
export { Input, type InputProps } from './input';
export { Skeleton, SkeletonLines, type SkeletonProps } from './skeleton';
export * from './icons';
