import * as z from 'zod'
import { anyone } from './access.ts'
import { call } from './call.ts'
import { instant } from './shape.ts'

const build = z.object({ buildId: z.string(), builtAt: instant, version: z.string() })

export const latest = call('GET /builds/latest.json', {
  summary: 'Read the version of the site served now.',
  access: anyone,
  input: {},
  data: build,
  kind: 'plain',
  atRoot: true,
  evenWhenClosed: true,
})

export const one = call('GET /builds/meta/{buildId}.json', {
  summary: 'Read a version of the site if this server serves it.',
  access: anyone,
  input: { buildId: z.string().regex(/^[\w-]{1,64}$/) },
  data: build,
  kind: 'plain',
  atRoot: true,
  evenWhenClosed: true,
})
