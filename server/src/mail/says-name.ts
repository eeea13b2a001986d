/** What may follow a Korean name without a space. */
const HONORIFICS = /^[님씨]/u
const LETTER = /[\p{L}\p{N}\p{M}]/u

/** Whether a text says a full name, as a word of its own: “Kim” is not in “Kimchi”, and “e” is in no word. */
export function saysName(text: string, name: string): boolean {
  const [within, said] = [oneSpaced(text), oneSpaced(name)]
  if (said === '') return false
  for (let at = within.indexOf(said); at >= 0; at = within.indexOf(said, at + 1)) {
    const before = within.slice(0, at).match(/.$/su)?.[0] ?? ''
    const after = within.slice(at + said.length)
    if (!LETTER.test(before) && (!LETTER.test(after.match(/^./su)?.[0] ?? '') || HONORIFICS.test(after))) return true
  }
  return false
}

const oneSpaced = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()
