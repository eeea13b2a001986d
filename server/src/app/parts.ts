import type { Job } from '../job/job.ts'
import { boardPart } from './board.ts'
import { managerPart } from './manager.ts'
import { memberPart } from './member.ts'
import { office, officeJobs } from './office.ts'
import type { AllServices } from './part.ts'
import { reservationPart } from './reservation.ts'
import { sitePart } from './site.ts'

const PARTS = [reservationPart, memberPart, managerPart, boardPart, sitePart] as const

export const jobs: readonly Job[] = [...PARTS.flatMap((part) => part.jobs), ...officeJobs]

export const services: AllServices = {
  ...reservationPart.services,
  ...memberPart.services,
  ...managerPart.services,
  ...boardPart.services,
  ...sitePart.services,
  ...office(jobs),
}
