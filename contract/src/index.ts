import * as banner from './board/banner.ts'
import * as event from './board/event.ts'
import * as notice from './board/notice.ts'
import * as build from './build.ts'
import type { Call } from './call.ts'
import * as code from './code.ts'
import * as dashboard from './dashboard.ts'
import * as file from './file.ts'
import * as job from './job.ts'
import * as language from './language.ts'
import * as mail from './mail.ts'
import * as manager from './manager/manage.ts'
import * as right from './manager/right.ts'
import * as secondFactor from './manager/second-factor.ts'
import * as certification from './member/certification.ts'
import * as consent from './member/consent.ts'
import * as device from './member/device.ts'
import * as inbox from './member/inbox.ts'
import * as memberManage from './member/manage.ts'
import * as nice from './member/nice.ts'
import * as profile from './member/profile.ts'
import * as recovery from './member/recovery.ts'
import * as signup from './member/signup.ts'
import * as withdrawal from './member/withdrawal.ts'
import * as menu from './menu.ts'
import * as view from './office/view.ts'
import * as passkey from './passkey.ts'
import * as booking from './reservation/booking.ts'
import * as sheet from './reservation/sheet.ts'
import * as session from './session.ts'
import * as site from './site.ts'
import * as terms from './terms.ts'

/** The front door: every call of the product, by noun. What is not a call in a noun's file does not count. */
export const contract = {
  site: calls(site),
  menu: calls(menu),
  language: calls(language),
  code: calls(code),
  session: calls(session),
  signup: calls(signup),
  certification: calls(certification),
  nice: calls(nice),
  recovery: calls(recovery),
  consent: calls(consent),
  profile: calls(profile),
  device: calls(device),
  inbox: calls(inbox),
  withdrawal: calls(withdrawal),
  memberManage: calls(memberManage),
  build: calls(build),
  dashboard: calls(dashboard),
  notice: calls(notice),
  event: calls(event),
  banner: calls(banner),
  terms: calls(terms),
  file: calls(file),
  sheet: calls(sheet),
  booking: calls(booking),
  mail: calls(mail),
  manager: calls(manager),
  right: calls(right),
  secondFactor: calls(secondFactor),
  passkey: calls(passkey),
  job: calls(job),
  view: calls(view),
}
export type Contract = typeof contract

type CallsOf<M> = { readonly [K in keyof M as M[K] extends Call ? K : never]: Extract<M[K], Call> }

function calls<M extends object>(module: M): CallsOf<M> {
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) => typeof value === 'object' && value !== null && 'pathNames' in value),
  ) as CallsOf<M>
}

/** Every call with its name, such as `notice.top`. */
export function everyCall(): { name: string; call: Call }[] {
  return Object.entries(contract).flatMap(([noun, ofNoun]) =>
    Object.entries(ofNoun).map(([name, call]) => ({ name: `${noun}.${name}`, call: call as unknown as Call })),
  )
}
