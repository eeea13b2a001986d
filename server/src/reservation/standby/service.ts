import type { contract } from '@clubhouse/contract'
import type { Services } from '../../platform/context.ts'
import { entry } from './entry/service.ts'
import { answer } from './offer/answer.ts'

export const standby: Services<typeof contract.standby> = { ...entry, answer }
