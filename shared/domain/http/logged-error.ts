/** Logged parts of an error. */
export type LoggedError = {
  type: string;
  message: string;
  /** Stack without the message. */
  stack: string;
  code?: string;
  /** For a database error: table, column and constraint, as its message and details quote values. */
  constraint?: string;
  table?: string;
  column?: string;
};

const NAMES = ['code', 'constraint', 'table', 'column'] as const;

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Removes values from a message: JSON and PostgreSQL quote them between double quotes, the file system names a path,
 * and Fastify the address, which its code replaces.
 */
function messageOf({ message, code, path }: Fields): string {
  if (textOf(code).startsWith('FST_')) return textOf(code);
  const logMessage = textOf(path) === '' ? textOf(message) : textOf(message).replaceAll(textOf(path), '…');
  return logMessage.replace(/"[\s\S]*"/, '"…"');
}

/** Keeps only what identifies the fault: type, codes and position, no typed value and no address. */
export function loggedError(error: unknown): LoggedError {
  const fields = (typeof error === 'object' && error !== null ? error : {}) as Fields;
  const frames = textOf(fields.stack)
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  const knownFields = NAMES.map((name) => [name, textOf(fields[name])] as const).filter(([, value]) => value !== '');
  return {
    type: textOf(fields.name) || typeof error,
    message: messageOf(fields),
    stack: frames.join('\n'),
    ...Object.fromEntries(knownFields),
  };
}
