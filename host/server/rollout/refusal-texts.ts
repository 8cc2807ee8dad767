import { NotPossible, Refused } from '@pignon/platform/store/change-registry';
import type { Refusal, RefusalKind } from '@pignon/shared/federation/host-compatibility';

type Values = Readonly<Record<string, string>>;

const rangeName = (subject = ''): string => ({ contract: 'le contrat', API: 'l’API' })[subject] ?? subject;

const REFUSALS: Readonly<Record<RefusalKind, (values: Values) => string>> = {
  NO_RANGE: ({ what: subject, range }) =>
    `elle dit convenir à « ${range} » pour ${rangeName(subject)}, ce qui n’est pas une plage de versions`,
  OUT_OF_RANGE: ({ what: subject, range, live }) =>
    `elle demande ${rangeName(subject)} ${range} et l’application en service a ${live}`,
  NOT_PROVIDED: ({ key }) => `elle attend ${key}, que l’application en service ne fournit pas`,
  OTHER_LIBRARY: ({ key, stated, provided }) =>
    `elle a été construite avec ${key} ${stated} et l’application en service fournit ${provided}`,
  PATH_TAKEN: ({ path, owner }) => `l’adresse ${path} appartient déjà à ${owner}`,
};

const IMPOSSIBLE_ORDER_TEXTS: Readonly<Record<NotPossible['code'], string>> = {
  NO_REMOTE: 'Ce module n’existe pas dans le registre.',
  NO_VERSION: 'Cette version n’est pas publiée.',
  NOTHING_PUBLISHED: 'Aucune version de ce module n’est publiée.',
  TAKEN_BACK: 'La version la plus récente a été retirée. Mettez en service celle que vous voulez.',
  NO_STEP_BACK: 'Ce module n’a pas de version précédente. Mettez en service celle que vous voulez.',
  RETIRED: 'Ce module a été retiré. Mettez en service la version que vous voulez.',
  NOT_LIVE: 'Ce module n’a pas de version en service à côté de laquelle en essayer une autre.',
  IS_LIVE: 'Cette version est déjà en service.',
};

/** Returns a refusal in French; unknown kinds keep the command's text. */
export function refusalText({ kind, values = {}, reason }: Refusal): string {
  return kind ? REFUSALS[kind](values) : reason;
}

/** Returns the sentence of a refused order; undefined for other errors. */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof NotPossible) return IMPOSSIBLE_ORDER_TEXTS[error.code];
  if (error instanceof Refused)
    return `Cette version ne convient pas\u00a0: ${error.refusals.map(refusalText).join('\u00a0; ')}.`;
  return undefined;
}
