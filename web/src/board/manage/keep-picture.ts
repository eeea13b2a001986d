import { add } from '@clubhouse/contract/file'
import { ask } from '../../api/transport'

/** Keeps a picture that is put into a text. @returns undefined when it was refused, which a toast shows */
export const keepPicture = (file: File) =>
  ask(add, {}, { toasts: 'all', files: [file] }).then(
    (kept) => kept,
    () => undefined,
  )
