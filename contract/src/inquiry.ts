import type { Files } from './call.ts'
import { DOCUMENTS, MAX_FILE_BYTES, PICTURES } from './file.ts'

/** What a member may send with an enquiry. */
export const INQUIRY_FILES: Files = {
  part: 'files',
  most: 5,
  maxBytes: MAX_FILE_BYTES,
  accept: [...PICTURES, ...DOCUMENTS],
}
