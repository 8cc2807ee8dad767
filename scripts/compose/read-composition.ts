import { parse } from 'yaml';

export interface Service {
  image?: string;
  build?: { target: string };
  user?: string;
  restart?: string;
  profiles?: string[];
  command?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  cap_drop?: string[];
  security_opt?: string[];
}

export interface Composition {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

/** Reads docker-compose.yml; merged keys are laid out. */
export function readComposition(text: string): Composition {
  return parse(text, { merge: true }) as Composition;
}

export interface Stage {
  name: string;
  /** Base: an image or an earlier stage. */
  from: string;
  /** User of the last USER line; root without one. */
  user: string;
  /** Paths copied from the repository. */
  copied: string[];
}

/** Reads the values that `ARG` gives before the first stage. */
function readArguments(text: string): Map<string, string> {
  const [head = ''] = text.split(/^FROM /m);
  return new Map([...head.matchAll(/^ARG (\w+)=(\S+)$/gm)].map(([, name = '', value = '']) => [name, value]));
}

/** Reads the stages of a Dockerfile, in order; a stage is all from one FROM to the next. */
export function readStages(text: string): Stage[] {
  const lines = text.replace(/\\\n/g, ' ').split('\n');
  const buildArguments = readArguments(text);
  const imageOf = (from = ''): string =>
    from.replace(/^\$\{(\w+)\}$/, (all, name: string) => buildArguments.get(name) ?? all);
  const stages: Stage[] = [];
  for (const line of lines) {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    const stage = stages.at(-1);
    if (word === 'FROM') stages.push({ from: imageOf(rest[0]), name: rest[2] ?? '', user: 'root', copied: [] });
    else if (word === 'USER' && stage) stage.user = rest[0] ?? '';
    else if (word === 'COPY' && stage && !rest.some((part) => part.startsWith('--from'))) {
      stage.copied.push(...rest.filter((part) => !part.startsWith('--')).slice(0, -1));
    }
  }
  return stages;
}
