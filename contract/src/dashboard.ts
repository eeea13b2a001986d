import * as z from 'zod'
import { anyone } from './access.ts'
import { call } from './call.ts'
import { clubCode } from './shape.ts'

export const increment = call('PUT /dashboard/increment/club/{club=clubCode}', {
  summary: 'Count a visit, once per browser and club day.',
  access: anyone,
  input: { clubCode },
  data: z.null(),
})
