import * as z from 'zod'
import { anyone } from './access.ts'
import { call } from './call.ts'
import { clubCode } from './shape.ts'

const codeGroup = z.object({
  codes: z.array(
    z.object({ key: z.string(), keyName: z.string(), values: z.array(z.string()), group: z.string().nullish() }),
  ),
  version: z.int(),
  /** Only group 996: the policies. */
  policy: z.record(z.string(), z.object({ name: z.string(), values: z.array(z.string()) })).optional(),
})

export const groups = call('GET /common/system-code/{club}', {
  summary: 'Code groups newer than the versions named; unknown groups are null.',
  access: anyone,
  input: {
    club: clubCode,
    /** `504.3,325.0`: group and the version at hand, 0 for none; at most 60. */
    code: z
      .string()
      .max(600)
      .regex(/^[A-Z0-9]{1,5}\.\d{1,9}(,[A-Z0-9]{1,5}\.\d{1,9}){0,59}$/),
  },
  data: z.record(z.string(), codeGroup.nullable()),
  cache: { shows: ['code'], seconds: 60 },
  evenWhenClosed: true,
})
