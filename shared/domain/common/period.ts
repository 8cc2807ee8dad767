interface Period {
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** True when both bounds are days, or both instants, and the end precedes the start. An open period is not reversed. */
export const isReversed = ({ from, to }: Period): boolean =>
  Boolean(from && to && from.length === to.length && to < from);

/** Check of a schema with `from` and `to`. */
export const isPeriod = (period: Period): boolean => !isReversed(period);

/** Refusal of a reversed period, beside its end. */
export const REVERSED_PERIOD = { path: ['to'], error: 'La fin de la période précède son début' };
