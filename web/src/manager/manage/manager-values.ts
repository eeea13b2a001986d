import type { Manager } from '@clubhouse/contract/manager/manage'
import type { Values } from '../../ui/form/draft'
import type { Words } from '../../ui/form/said'

/** A manager as form values; the own account has neither group nor note. */
export const valuesOf = (manager: Manager | undefined, isOwn: boolean): Values => ({
  ...(!manager && { id: '' }),
  name: manager?.name ?? '',
  otherName: manager?.otherName ?? '',
  email: manager?.email ?? '',
  phoneNo: manager?.phoneNo ?? '',
  ...(!isOwn && {
    groupIdx: manager?.groupIdx ? String(manager.groupIdx) : '',
    isSSAdmin: manager?.isSSAdmin ?? false,
    memo: manager?.memo ?? '',
  }),
})

export const userWords: Words = {
  id: { missing: 'signup.ID_MISSING', wrong: 'signup.ID_WRONG' },
  name: { missing: 'signup.NAME_MISSING', wrong: 'signup.NAME_WRONG' },
  otherName: 'signup.NAME_WRONG',
  email: { missing: 'signup.EMAIL_MISSING', wrong: 'signup.EMAIL_WRONG' },
  phoneNo: { missing: 'signup.PHONE_MISSING', wrong: 'signup.PHONE_WRONG' },
  groupIdx: 'account.GROUP_MISSING',
}
