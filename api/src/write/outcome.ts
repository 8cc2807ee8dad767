import { ApiProblem } from '../http/api-problem';

/** Outcome of a change to an entity. */
export interface Outcome<Entity> {
  entity: Entity;
  /** False when the write asked for what already was. */
  changed: boolean;
}

/** Thrown when somebody else wrote in between; the caller is shown `current`. */
export class StaleError<Entity> extends ApiProblem {
  readonly current: Entity;

  constructor(current: Entity) {
    super('STALE', { current });
    this.current = current;
  }
}
