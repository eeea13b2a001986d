import { fileUrl } from '../../file/address.ts'
import type { Context } from '../../platform/context.ts'
import { type InLanguages, saidIn } from '../../platform/said-in.ts'
import type { FeatRow } from './rows.ts'

interface Reader {
  lang: string
  /** Visitors do not see it, so its picture has an address that expires. */
  isPrivate: boolean
}

/** A feat in the words of a language, with the address of its picture. */
export function shown<R extends FeatRow>(
  { courseName, playerName, witnessNames, file, ...feat }: R,
  ctx: Context,
  { lang, isPrivate }: Reader,
) {
  const said = (words: InLanguages | null) => saidIn(words, lang) ?? ''
  const url = file && fileUrl({ ...file, isPrivate }, ctx)
  return {
    ...feat,
    courseName: said(courseName),
    playerName: said(playerName),
    witnessNames: witnessNames.map(said),
    imageUrl: url,
    picture: file && { url: url!, width: file.width, height: file.height, blur: file.blur },
  }
}
