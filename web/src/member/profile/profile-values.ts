import type { InputOf } from '@clubhouse/contract/call'
import type { change, Profile } from '@clubhouse/contract/member/profile'
import type { Values } from '../../form/draft'

export const WAYS = ['mail', 'sms', 'push'] as const
/** Changes of these need a code sent by email. */
const PROVED = ['name', 'email', 'phoneNo'] as const

const isWay = (field: string) => (WAYS as readonly string[]).includes(field)

/** The profile as the form shows it. */
export const profileOf = (profile: Profile): Values => ({
  name: profile.name,
  email: profile.email,
  phoneNo: profile.phoneNo,
  lang: profile.lang,
  gender: profile.gender ?? '',
  birthDate: profile.birthDate ?? '',
  zipCode: profile.zipCode,
  address: profile.address,
  addressDetail: profile.addressDetail,
  ...profile.marketing,
})

/** Changed fields as the server takes them: an empty choice or date takes the value away. */
export function profileChanges(changes: Values): Partial<InputOf<typeof change>> {
  const all = Object.entries(changes)
  const texts = all
    .filter(([field]) => !isWay(field))
    .map(([field, value]) => {
      const text = String(value).trim()
      return [field, text === '' && (field === 'gender' || field === 'birthDate') ? null : text]
    })
  const ways = Object.fromEntries(all.filter(([field]) => isWay(field)))
  return { ...Object.fromEntries(texts), ...(Object.keys(ways).length > 0 && { marketing: ways }) }
}

/** True when the values hold another name, email or phone number than the saved ones. */
export const needsProof = (values: Values, saved: Values): boolean =>
  PROVED.some((field) => String(values[field]).trim() !== saved[field])
