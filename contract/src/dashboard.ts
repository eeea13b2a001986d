import * as z from 'zod'
import { anyone } from './access.ts'
import { call } from './call.ts'
import { clubCode } from './shape.ts'

export const increment = call('PUT /dashboard/increment/club/{club=clubCode}', {
  summary: 'Somebody has opened the site today. Counts once per browser and day of the club.',
  access: anyone,
  input: { clubCode },
  data: z.null(),
})
