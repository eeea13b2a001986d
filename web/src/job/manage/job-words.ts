import type { Job } from '@clubhouse/contract/job'
import type { Say } from '../../language/use-text'

export const jobWord = (t: Say, name: string) => t(`job.NAME_${name}`, { defaultValue: name })

/** When it runs; a job without a schedule runs its tasks as they come. */
export const whenWord = (t: Say, { name, schedule }: Pick<Job, 'name' | 'schedule'>) =>
  t(`job.WHEN_${name}`, { defaultValue: schedule ?? t('job.AS_NEEDED') })
