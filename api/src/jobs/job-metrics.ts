import { Gauge, type Registry } from 'prom-client';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/db';

interface JobState {
  name: string;
  failing: boolean;
  lateSeconds: number;
}

/** `lateSeconds`: delay of a due job that nobody runs; 0 for others. */
const readStates = (db: Queryable): Promise<JobState[]> =>
  db.query<JobState>(sql`
    select name, last_error is not null as failing,
      case when leased_until > now() then 0
        else greatest(0, extract(epoch from now() - next_run_time))::float8 end as "lateSeconds"
    from job order by name`);

/** Adds metrics of the jobs, read from the database on each scrape; none while it is away. */
export function observeJobs(registry: Registry, db: Queryable): void {
  const observe = (name: string, help: string, valueOf: (state: JobState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      async collect() {
        const states = await readStates(db).catch(() => []);
        this.reset();
        for (const state of states) this.set({ job: state.name }, valueOf(state));
      },
    });
  observe('pignon_job_failing', '1 where the last run of a job failed', ({ failing }) => (failing ? 1 : 0));
  observe('pignon_job_late_seconds', 'Since when a job that nobody runs is due', ({ lateSeconds }) => lateSeconds);
}
