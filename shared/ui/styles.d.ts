declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  // eslint-disable-next-line no-restricted-syntax -- the bundler gives a CSS module's names as its default export
  export default names;
}

declare module '*.css';
