import type { Admin } from '@clubhouse/contract/manager/manage'
import type { Values } from '../../ui/form/draft'
import type { Words } from '../../ui/form/said'

/** A manager as the form shows it; the own account has neither group nor note. */
export const valuesOf = (user: Admin | undefined, isOwn: boolean): Values => ({
  ...(!user && { id: '' }),
  name: user?.name ?? '',
  otherName: user?.otherName ?? '',
  email: user?.email ?? '',
  phoneNo: user?.phoneNo ?? '',
  ...(!isOwn && {
    groupIdx: user?.groupIdx ? String(user.groupIdx) : '',
    isSSAdmin: user?.isSSAdmin ?? false,
    memo: user?.memo ?? '',
  }),
})

/** What is said of a value that cannot be saved. */
export const userWords: Words = {
  id: { missing: 'signup.ID_MISSING', wrong: 'signup.ID_WRONG' },
  name: { missing: 'signup.NAME_MISSING', wrong: 'signup.NAME_WRONG' },
  otherName: 'signup.NAME_WRONG',
  email: { missing: 'signup.EMAIL_MISSING', wrong: 'signup.EMAIL_WRONG' },
  phoneNo: { missing: 'signup.PHONE_MISSING', wrong: 'signup.PHONE_WRONG' },
  groupIdx: 'account.GROUP_MISSING',
}
