import { closeInquiries } from '../inquiry/job.ts'
import { inquiryManage } from '../inquiry/manage/service.ts'
import { inquiryTemplate } from '../inquiry/manage/template.ts'
import { inquiry } from '../inquiry/service.ts'
import { factorChanged, keepsOne, lockFactors } from '../manager/second-factor/changed.ts'
import { secondStep } from '../manager/second-factor/second-step.ts'
import { sendAlert, tidyAlerts } from '../member/alert/deliver.ts'
import { alert } from '../member/alert/service.ts'
import { nice } from '../member/certification/nice-service.ts'
import { certification } from '../member/certification/service.ts'
import { askNews } from '../member/consent/news-job.ts'
import { consent } from '../member/consent/service.ts'
import { device } from '../member/device/service.ts'
import { forgetProofs, letSleep } from '../member/dormancy/job.ts'
import { forgetImports, importMembers } from '../member/import/job.ts'
import { memberImport } from '../member/import/service.ts'
import { notify } from '../member/inbox/notify.ts'
import { inbox } from '../member/inbox/service.ts'
import { memberLanguage } from '../member/language/service.ts'
import { memberManage } from '../member/manage/service.ts'
import { finishMerge } from '../member/merge/move.ts'
import { memberMerge } from '../member/merge/service.ts'
import { tellMembers } from '../member/message/job.ts'
import { memberMessage } from '../member/message/service.ts'
import { textChannel } from '../member/phone/channel.ts'
import { phone } from '../member/phone/service.ts'
import { profile } from '../member/profile/service.ts'
import { pushChannel } from '../member/push/channel.ts'
import { push } from '../member/push/service.ts'
import { memberRecord } from '../member/record/service.ts'
import { recovery } from '../member/recovery/service.ts'
import { reservationSettings } from '../member/settings/service.ts'
import { unsubscribe } from '../member/settings/unsubscribe.ts'
import { signup } from '../member/signup/service.ts'
import { eraseLeavers } from '../member/withdrawal/erase-job.ts'
import { withdrawal } from '../member/withdrawal/service.ts'
import { ownerOf } from '../passkey/owner.ts'
import { passkey } from '../passkey/service.ts'
import { giveBack, release } from '../reservation/hold/hold.ts'
import { session } from '../session/service.ts'
import type { Part } from './part.ts'

export const memberPart = {
  services: {
    signup,
    certification,
    nice,
    recovery,
    consent,
    memberLanguage,
    profile,
    device,
    push,
    alert,
    phone,
    reservationSettings,
    unsubscribe,
    inbox,
    withdrawal,
    memberManage,
    memberRecord,
    memberMessage,
    memberImport,
    memberMerge,
    inquiry,
    inquiryManage: inquiryManage({ notify }),
    inquiryTemplate,
    session: session({ secondStep, ownerOf, endHolds: release }),
    passkey: passkey({
      lockFactors,
      keepsOne,
      factorChanged,
      notifyMember: (tx, member, values) => notify(tx, 'PASSKEY_CHANGED', member, values),
    }),
  },
  jobs: [
    letSleep({ endHolds: giveBack }),
    askNews,
    eraseLeavers,
    forgetProofs,
    tellMembers,
    sendAlert({ push: pushChannel, text: textChannel }),
    tidyAlerts,
    importMembers,
    forgetImports,
    finishMerge,
    closeInquiries,
  ],
} satisfies Part
