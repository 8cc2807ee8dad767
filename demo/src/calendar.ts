const DAY_MS = 86_400_000;

/** Times relative to the reference day, so that the agency looks alive whenever it is loaded. */
export class Calendar {
  /** Noon UTC of the reference day: far from midnight in Europe/Paris in every season. */
  private readonly noon: number;

  constructor(reference: Date) {
    this.noon = Date.UTC(reference.getUTCFullYear(), reference.getUTCMonth(), reference.getUTCDate(), 12);
  }

  /** ISO date, `days` after the reference day (before it when negative). */
  day(days: number): string {
    return new Date(this.noon + Math.round(days) * DAY_MS).toISOString().slice(0, 10);
  }

  /** ISO date-time at an hour of the clock in Europe/Paris. */
  at(days: number, hour: number, minute = 0): string {
    const midday = new Date(this.noon + Math.round(days) * DAY_MS);
    const offset = parisHour.format(midday);
    const shift = Number(offset) - 12;
    return new Date(midday.getTime() + ((hour - 12 - shift) * 60 + minute) * 60_000).toISOString();
  }

  /** 0 is Sunday. */
  weekday(days: number): number {
    return new Date(this.noon + Math.round(days) * DAY_MS).getUTCDay();
  }

  /** The same day or the next working day (Monday to Saturday). */
  workingDay(days: number): number {
    return this.weekday(days) === 0 ? days + 1 : days;
  }

  year(days: number): number {
    return Number(this.day(days).slice(0, 4));
  }
}

const parisHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', hour: '2-digit', hourCycle: 'h23' });
