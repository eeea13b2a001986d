import { Gauge, Registry } from 'prom-client'
import { type Figures, figures } from '../health/figures.ts'
import type { Platform } from '../platform/platform.ts'

const WITHIN_MS = 2_000

/** An answer of the database; undefined when it fails, or takes longer than a monitor waits. */
export function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, WITHIN_MS, undefined).unref())
  return Promise.race([answer.catch(() => undefined), late])
}

const HELP: Record<keyof Figures, readonly [name: string, help: string]> = {
  mailWaiting: ['clubhouse_mail_waiting', 'Emails in the outbox that are not sent yet'],
  mailAgeSeconds: ['clubhouse_mail_age_seconds', 'Age of the oldest email that could have been sent by now'],
  mailFailed: ['clubhouse_mail_failed', 'Emails of the last 24 hours that could not be sent'],
  jobsFailed: ['clubhouse_jobs_failed', 'Jobs whose last run failed'],
  jobLateSeconds: ['clubhouse_job_late_seconds', 'How late the most overdue job or task is'],
  holds: ['clubhouse_holds', 'Tee times that are held now'],
  backupAgeSeconds: [
    'clubhouse_backup_age_seconds',
    'Age of the newest backup that could be restored, or of the club before the first',
  ],
  backupFailed: ['clubhouse_backup_failed', '1 when the last backup was not written or could not be restored'],
  archiveAgeSeconds: ['clubhouse_archive_age_seconds', 'Since the database last archived a part of its log'],
  archiveFailed: ['clubhouse_archive_failed', '1 when the database could not archive its log the last time'],
  connections: ['clubhouse_database_connections', 'Connections of clients to the database server'],
  connectionLimit: ['clubhouse_database_connection_limit', 'Connections that the database server accepts'],
  replicationLagSeconds: ['clubhouse_replication_lag_seconds', 'How far the slowest standby is behind'],
}

/** The figures of the club, which are the same in every worker. @returns reads them, as text for Prometheus; while the database does not answer they are left out */
export function clubFigures({
  database,
  clock,
  deployment,
}: Pick<Platform, 'database' | 'clock' | 'deployment'>): () => Promise<string> {
  const registry = new Registry()
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const up = gauge('clubhouse_database_up', '1 while the database answers')
  const apart = gauge('clubhouse_clock_apart_seconds', 'How far the clock of the database is ahead of this machine’s')
  const gauges = Object.entries(HELP).map(([key, words]) => [key as keyof Figures, gauge(...words)] as const)
  return async () => {
    const read = await inTime(figures(database))
    up.set(read ? 1 : 0)
    apart.set(clock.apartMs / 1000)
    for (const [key, shown] of gauges) {
      const isLeftOut = key.startsWith('backup') && !deployment.hasBackups
      const value = isLeftOut ? null : (read?.[key] ?? null)
      if (value === null) shown.remove()
      else shown.set(value)
    }
    return registry.metrics()
  }
}
