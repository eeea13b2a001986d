import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { instant, ofClub } from '../shape.ts'
import { certPurpose } from './certification.ts'
import { CERT_OFF } from './refusal.ts'

export const niceEnc = call('GET /member/nice-check/enc', {
  summary: 'Begin verification by mobile phone; returns what opens the provider’s window.',
  access: anyone,
  input: { clubCode: ofClub, purpose: certPurpose },
  data: z.object({
    ticket: z.string(),
    expiresAt: instant,
    /** The target of the fields m, token_version_id, enc_data and integrity_value. */
    formUrl: z.string(),
    encData: z.string(),
    tokenVersionId: z.string(),
    integrityValue: z.string(),
    returnUrl: z.string(),
  }),
  fails: [CERT_OFF],
  limit: 'secret',
})

export const niceReturn = call('POST /member/nice-check/return', {
  summary: 'Receive the form that the provider’s window posts back, and redirect to a page.',
  access: anyone,
  input: {
    token_version_id: z.string().min(1).max(100),
    enc_data: z.string().min(1).max(8000),
    integrity_value: z.string().min(1).max(200),
  },
  data: z.null(),
  kind: 'redirect',
  limit: 'secret',
  evenWhenClosed: true,
})
