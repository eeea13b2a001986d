import type { contract } from '@clubhouse/contract'
import type { Job } from '../job/job.ts'
import type { Services } from '../platform/context.ts'

/** The services of every noun. A call without a service does not compile. */
export type AllServices = { [Noun in keyof typeof contract]: Services<(typeof contract)[Noun]> }

/** Some nouns of the product: what answers their calls, and what they do by themselves. */
export interface Part {
  services: Partial<AllServices>
  jobs: readonly Job[]
}
