import type { Profile } from '@clubhouse/contract/member/profile'
import type { Values } from '../../ui/form/draft'

export const WAYS = ['mail', 'sms', 'push'] as const
/** Changes of these need an emailed code. */
const PROVED = ['name', 'otherName', 'email', 'phoneNo'] as const

export const profileOf = (profile: Profile): Values => ({
  name: profile.name,
  otherName: profile.otherName,
  email: profile.email,
  phoneNo: profile.phoneNo,
  lang: profile.lang,
  gender: profile.gender ?? '',
  birthDate: profile.birthDate ?? '',
  zipCode: profile.zipCode,
  address: profile.address,
  addressDetail: profile.addressDetail,
  ...Object.fromEntries(WAYS.map((way) => [`marketing.${way}`, profile.marketing[way]])),
})

/** True when name, email or phone number differ from the saved ones. */
export const needsProof = (values: Values, saved: Values): boolean =>
  PROVED.some((field) => String(values[field]).trim() !== saved[field])
