import { archiving } from '../backup/archive-state.ts'
import type { Sql } from '../platform/database.ts'

/** What an administrator watches, as numbers; null where the database does not say. */
export interface Figures {
  mailWaiting: number
  /** Age of the oldest email that could have been sent by now. */
  mailAgeSeconds: number
  /** Of the emails of the last 24 hours. */
  mailFailed: number
  /** Jobs whose last run failed. */
  jobsFailed: number
  /** Seconds that the job or task that is most overdue is late. */
  jobLateSeconds: number
  holds: number
  /** Age of the newest backup that could be restored; before the first, of the first manager's account. */
  backupAgeSeconds: number
  /** 1 when the last backup was not written or could not be restored; null before the first. */
  backupFailed: number | null
  /** Since the server last archived a part of its log; null where it archives none by time. */
  archiveAgeSeconds: number | null
  /** 1 when the last attempt of that failed; null where it archives nothing. */
  archiveFailed: number | null
  connections: number
  connectionLimit: number
  /** Of the standby that is furthest behind; on a standby, its own. Null without one, or without the right to see it. */
  replicationLagSeconds: number | null
}

/** By the clock of the club, and for a standby by that of its server. Decision 149. */
export async function figures(sql: Sql): Promise<Figures> {
  const [row] = await sql<Figures[]>`
    select archive_age_seconds, archive_failed,
      (select count(*) from mail where state = 'WAITING')::int as mail_waiting,
      (select coalesce(extract(epoch from club_now() - min(created_at)), 0) from mail
        where state = 'WAITING' and (tries > 0 or next_at <= club_now()))::float8 as mail_age_seconds,
      (select count(*) from mail where state = 'FAILED' and created_at > club_now() - interval '1 day')::int as mail_failed,
      (select count(*) from job where last_error is not null)::int as jobs_failed,
      (select coalesce(greatest(extract(epoch from club_now() - min(at)), 0), 0) from (
        select min(next_at) as at from job union all select min(due_at) from job_task) due)::float8 as job_late_seconds,
      (select count(distinct slot_idx) from claim where kind = 'HOLD' and expires_at > club_now())::int as holds,
      extract(epoch from club_now() - coalesce((select max(at) from backup_run where problem is null),
        (select min(created_at) from admin)))::float8 as backup_age_seconds,
      (select (problem is not null)::int from backup_run order by run_idx desc limit 1) as backup_failed,
      (select count(*) from pg_stat_activity where backend_type = 'client backend')::int as connections,
      current_setting('max_connections')::int as connection_limit,
      case when pg_is_in_recovery() then extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())
        else (select extract(epoch from max(replay_lag)) from pg_stat_replication) end::float8 as replication_lag_seconds
    from (select) one left join (${archiving(sql)}) archiving on true`
  return row!
}
