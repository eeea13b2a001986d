import { differInLetters, isKorean } from '@clubhouse/contract/member/person-name'
import type { TextKey } from '../language/text-key'
import { useLanguage, useText } from '../language/use-text'
import type { Values } from '../ui/form/draft'
import { useField } from '../ui/form/form'
import { TextField } from '../ui/form/text-field'

/** The name in the other letters: Roman ones beside a Korean name, Korean ones beside any other. */
export function OtherNameField() {
  const t = useText()
  const { lang } = useLanguage()
  const name = String(useField('name').value).trim()
  const letters = (name ? isKorean(name) : lang === 'ko') ? 'ROMAN' : 'KOREAN'
  return <TextField name="otherName" label={t(`signup.NAME_${letters}`)} hint={t(`signup.NAME_${letters}_HINT`)} />
}

/** What is wrong with the second form of a name, as a key; a check of `useForm`. */
export function otherNameFault({ name, otherName }: Values): TextKey | undefined {
  const names = { name: String(name).trim(), otherName: String(otherName).trim() }
  return differInLetters(names) ? undefined : 'signup.NAME_SAME_LETTERS'
}
