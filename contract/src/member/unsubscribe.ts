import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { text } from '../shape.ts'

/** What a link is of: the kind of the emails that it stops, its member, and a signature of both and the address. */
export const LINK_MOST = 120

export const stop = call('POST /unsubscribe', {
  summary:
    'Stop the emails of one kind to the address that got the link, without a login. Mail programs send a form to the same address (RFC 8058); stopping again changes nothing.',
  access: anyone,
  input: { link: text(LINK_MOST).min(1) },
  data: z.object({ kind: z.string() }),
  forms: true,
  atRoot: true,
  evenWhenClosed: true,
})
