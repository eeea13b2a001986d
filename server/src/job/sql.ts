import type { Sql } from '../platform/database.ts'
import type { JobTable, JobTaskTable } from '../platform/tables.ts'

/** Lifetime of a job lock in seconds, renewed while the job runs. A dead process loses its lock after it. */
export const HOLD_SECONDS = 20

// Locks follow real time: moving the club's clock must not let two processes run the same job.
const free = (sql: Sql) => sql`(held_until is null or held_until < clock_timestamp())`
const held = (sql: Sql) => sql`clock_timestamp() + make_interval(secs => ${HOLD_SECONDS})`

export async function due(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select name from job where next_at <= club_now() and ${free(sql)}
    union
    select name from job_task where due_at <= club_now() and ${free(sql)}`
  return rows.map(({ name }) => name)
}

/** Registers the job. Its next time is never later than its schedule says, so a clock set back delays nothing. */
export async function know(
  sql: Sql,
  name: string,
  schedule: string | null,
  next: Temporal.Instant | null,
  isPatient = false,
): Promise<number> {
  await sql`
    insert into job (name, schedule, next_at) values (${name}, ${schedule}, case when ${isPatient} then ${next}::timestamptz when ${next}::timestamptz is not null then club_now() end)
    on conflict (name) do update set schedule = excluded.schedule, next_at = least(job.next_at, ${next}::timestamptz)
    where job.schedule is distinct from excluded.schedule or job.next_at > ${next}::timestamptz`
  const [row] = await sql<{ jobIdx: number }[]>`select job_idx from job where name = ${name}`
  return row!.jobIdx
}

interface Held {
  nextAt: Temporal.Instant | null
  isDue: boolean
  beganAt: Temporal.Instant
}

/** Locks the job if nobody runs it. @param onlyWhenDue also requires that it is due */
export async function hold(sql: Sql, name: string, onlyWhenDue: boolean): Promise<Held | undefined> {
  const [row] = await sql<Held[]>`
    update job set held_until = ${held(sql)}
    where name = ${name} and ${free(sql)} and (not ${onlyWhenDue}::boolean or next_at <= club_now())
    returning next_at, coalesce(next_at <= club_now(), false) as is_due, club_now() as began_at`
  return row
}

export async function keepHolding(sql: Sql, name: string): Promise<void> {
  await sql`update job set held_until = ${held(sql)} where name = ${name}`
}

/** Records the result and releases the lock. @param nextAt undefined keeps its next time */
export async function letGo(
  sql: Sql,
  name: string,
  { ms, error, nextAt }: { ms: number; error: string | null; nextAt?: Temporal.Instant },
): Promise<void> {
  await sql`
    update job set held_until = null, last_at = club_now(), last_ms = ${ms}, last_error = ${error},
      next_at = coalesce(${nextAt ?? null}::timestamptz, next_at)
    where name = ${name}`
}

type Task = Pick<JobTaskTable, 'taskIdx' | 'data' | 'tries' | 'createdAt'>

export async function holdTasks(sql: Sql, name: string, most: number): Promise<Task[]> {
  return sql<Task[]>`
    update job_task set held_until = ${held(sql)}, tries = tries + 1
    where task_idx in (
      select task_idx from job_task
      where name = ${name} and due_at <= club_now() and ${free(sql)}
      order by due_at, task_idx limit ${most} for update skip locked)
    returning task_idx, data, tries, created_at`
}

/** The tasks that come next, without changing them. */
export async function next(sql: Sql, name: string, most: number) {
  return sql<Pick<JobTaskTable, 'taskIdx' | 'dueAt' | 'tries' | 'error' | 'data'>[]>`
    select task_idx, due_at, tries, error, data from job_task where name = ${name} order by due_at, task_idx limit ${most}`
}

export async function keepHoldingTasks(sql: Sql, taskIdx: number[]): Promise<void> {
  await sql`update job_task set held_until = ${held(sql)} where task_idx = any (${taskIdx})`
}

export async function removeTasks(sql: Sql, taskIdx: number[]): Promise<void> {
  await sql`delete from job_task where task_idx = any (${taskIdx})`
}

/** Frees tasks that were held and not begun. */
export async function giveBack(sql: Sql, taskIdx: number[]): Promise<void> {
  await sql`update job_task set held_until = null, tries = tries - 1 where task_idx = any (${taskIdx})`
}

export async function putBack(sql: Sql, taskIdx: number, waitSeconds: number, error: string): Promise<void> {
  await sql`
    update job_task set held_until = null, error = ${error}, due_at = club_now() + make_interval(secs => ${waitSeconds})
    where task_idx = ${taskIdx}`
}

export type JobRow = Pick<JobTable, 'name' | 'schedule' | 'lastAt' | 'lastMs' | 'lastError' | 'nextAt'> & {
  isRunning: boolean
  waiting: number
}

export async function all(sql: Sql): Promise<JobRow[]> {
  return sql<JobRow[]>`
    select j.name, j.schedule, j.last_at, j.last_ms, j.last_error, least(j.next_at, t.due_at) as next_at,
      coalesce(j.held_until > clock_timestamp(), false) or coalesce(t.is_running, false) as is_running, coalesce(t.waiting, 0) as waiting
    from job j left join (
      select name, min(due_at) as due_at, bool_or(held_until > clock_timestamp()) as is_running, count(*) as waiting
      from job_task group by name
    ) t using (name)`
}
