import * as z from 'zod'
import { anyone, manager } from './access.ts'
import { call } from './call.ts'
import { IN_USE, WRONG_STATE } from './fail.ts'
import { clubCode, text } from './shape.ts'

const group = z.string().regex(/^[A-Z0-9]{1,5}$/)
const key = z
  .string()
  .max(20)
  .regex(/^[\w-]+$/)

const code = {
  key: z.string(),
  keyName: z.string(),
  values: z.array(z.string()),
  group: z.string().nullish(),
}

const codeGroup = z.object({
  codes: z.array(z.object(code)),
  version: z.int(),
  policy: z.record(z.string(), z.object({ name: z.string(), values: z.array(z.string()) })).optional(),
})
export type CodeGroup = z.output<typeof codeGroup>

export const groups = call('GET /common/system-code/{club}', {
  summary: 'List code groups newer than the given versions; unknown groups are null.',
  access: anyone,
  input: {
    club: clubCode,
    /** `504.3,325.0`: group and known version, 0 for none; at most 60. */
    code: z
      .string()
      .max(600)
      .regex(/^[A-Z0-9]{1,5}\.\d{1,9}(,[A-Z0-9]{1,5}\.\d{1,9}){0,59}$/),
  },
  data: z.record(z.string(), codeGroup.nullable()),
  cache: { shows: ['code', 'site'], seconds: 60 },
  evenWhenClosed: true,
})

export const forManager = call('GET /manage/codes', {
  summary: 'List code groups with all their codes, including those not in use.',
  access: manager('960200', 'R'),
  input: { group: group.optional() },
  data: z.array(
    z.object({
      group: z.string(),
      name: z.string(),
      /** The club's own name for it in the language of the page; empty: the product's. */
      ownName: z.string(),
      /** The same in the order of the club's languages. */
      ownNames: z.array(z.string()),
      version: z.int(),
      codes: z.array(z.object({ ...code, orderNo: z.int(), isUse: z.boolean(), isFixed: z.boolean() })),
    }),
  ),
})

const label = text(100)
const written = {
  group,
  key,
  keyName: label.min(1),
  values: z.array(label).min(1).max(20),
  orderNo: z.int().min(0).max(9999),
  isUse: z.boolean(),
}
const version = z.object({ version: z.int() })

export const add = call('POST /manage/codes/{group}', {
  summary: 'Add a code to a group that the product does not fix.',
  access: manager('960200', 'C'),
  input: written,
  data: version,
  fails: [IN_USE, WRONG_STATE],
})

export const change = call('PUT /manage/codes/{group}', {
  summary: 'Change a code’s names and order, and whether it can be chosen.',
  access: manager('960200', 'U'),
  input: written,
  data: version,
  fails: [IN_USE, WRONG_STATE],
})

export const rename = call('PUT /manage/code-groups/{group}', {
  summary: 'Change the club’s own name for a code group; an empty one restores the product’s name.',
  access: manager('960200', 'U'),
  input: {
    group,
    /** In the order of the club's languages. */
    names: z.array(label).min(1).max(20),
  },
  data: version,
})

export const changePolicy = call('PUT /manage/codes/996/{key}', {
  summary: 'Change a policy: how the club writes numbers, amounts, days and times.',
  access: manager('960200', 'U'),
  input: { key: z.string().regex(/^C\d{4}$/), values: z.array(text(40)).length(4) },
  data: version,
  fails: [IN_USE],
})
