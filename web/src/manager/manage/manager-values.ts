import type { Manager } from '@clubhouse/contract/manager/manage'
import { personWords } from '../../member/person-words'
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

export const userWords: Words = { ...personWords, groupIdx: 'account.GROUP_MISSING' }
