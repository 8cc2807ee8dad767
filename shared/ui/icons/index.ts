/** The only set of icons: outlined definitions of `@ant-design/icons`, each imported alone, drawn at 16 px. */
export { type Icon } from './draw-icon';
export * from './basic-icons';
export * from './first-icons';
export * from './late-icons';
