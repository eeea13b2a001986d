import * as z from 'zod'
import { anyone, manager } from './access.ts'
import { call } from './call.ts'
import { fail } from './fail.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from './picture.ts'
import { file, idx } from './shape.ts'

/** Accepted picture types. SVG is excluded because it may contain scripts. */
export const PICTURES = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
] as const
export const DOCUMENTS = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'text/csv',
  'text/plain',
] as const
/** Maximum size of one file. */
export const MAX_FILE_BYTES = 10_000_000

export const PICTURE_UNREADABLE = /* @__PURE__ */ fail('common', 'PICTURE_UNREADABLE', { name: z.string() })

export const get = call('GET /files/{fileIdx}/{name}', {
  summary:
    'Download a file. A private file needs a signed address, which expires soon; a photo of a person needs the session of someone who may see the person instead. A document of a waiver needs both: a signed address, and the session of a manager who may read penalties.',
  access: anyone,
  input: {
    fileIdx: idx,
    name: z.string().min(1).max(120),
    exp: z.int().min(0).optional(),
    sig: z.string().max(64).optional(),
    /** A picture no wider than this, in the format `f`. */
    w: z
      .int()
      .refine((width) => (PICTURE_WIDTHS as readonly number[]).includes(width))
      .optional(),
    f: z.enum(PICTURE_FORMATS).optional(),
  },
  data: z.null(),
  kind: 'download',
  evenWhenClosed: true,
})

export const add = call('POST /manage/files', {
  summary: 'Upload an image for the text of a post; needs the right to create or change posts of a board.',
  access: manager(),
  input: {},
  data: file,
  fails: [PICTURE_UNREADABLE],
  kind: 'upload',
  files: { part: 'file', most: 1, maxBytes: MAX_FILE_BYTES, accept: PICTURES },
})
