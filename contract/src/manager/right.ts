import * as z from 'zod'
import { managerOrSelf } from '../access.ts'
import { call } from '../call.ts'
import { adminMenu } from '../session.ts'
import { idx } from '../shape.ts'
import { managerRecord } from './manage.ts'

export const ofAdmin = call('GET /menu-admins/admins/{id=idx}', {
  summary: 'List the menus a manager may read, with the four rights of each; managers may read their own.',
  access: managerOrSelf('920100', 'R', 'idx'),
  input: { idx },
  data: z.object({
    admin: managerRecord,
    rights: z.array(adminMenu),
    differs: z.boolean(),
  }),
})
