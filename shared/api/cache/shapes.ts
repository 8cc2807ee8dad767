import { API_VERSION } from '../../contract/version';

/** A hash over every schema, set by the host's build. */
declare const PIGNON_SHAPES: string | undefined;

/** Changes whenever an answer may look different: what was kept under another value is not read. */
export const SHAPES = `${API_VERSION} ${typeof PIGNON_SHAPES === 'undefined' ? '' : PIGNON_SHAPES}`;
