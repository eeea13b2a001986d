import { deskDevice } from '../manager/desk-device/service.ts'
import { manager } from '../manager/manage/service.ts'
import { pin } from '../manager/pin/service.ts'
import { group } from '../manager/right/group-service.ts'
import { right } from '../manager/right/service.ts'
import { secondFactor } from '../manager/second-factor/service.ts'
import type { Part } from './part.ts'

export const managerPart = {
  services: {
    manager,
    right,
    group,
    secondFactor,
    deskDevice,
    pin,
  },
  jobs: [],
} satisfies Part
