import { policyHistory } from '@clubhouse/contract/policy-history'
import { address } from '../address/service.ts'
import { analytics } from '../analytics/service.ts'
import { build } from '../build/service.ts'
import { code } from '../code/service.ts'
import { forgetPictures } from '../file/forget-pictures.ts'
import { file } from '../file/service.ts'
import { ownTexts } from '../language/own-texts.ts'
import { language } from '../language/service.ts'
import { letter } from '../letter/service.ts'
import { letterFault } from '../letter/text-rule.ts'
import { look } from '../look/service.ts'
import { notify } from '../member/inbox/notify.ts'
import { menu } from '../menu/service.ts'
import { historyOf } from '../office/history.ts'
import { rulebookOf } from '../reservation/rulebook.ts'
import { turnSite } from '../site/plan.ts'
import { site } from '../site/service.ts'
import { terms } from '../terms/service.ts'
import { tellTerms } from '../terms/tell.ts'
import { texting } from '../texting/service.ts'
import { readWeather } from '../weather/job.ts'
import { weather } from '../weather/service.ts'
import type { Part } from './part.ts'

export const sitePart = {
  services: {
    site,
    menu,
    language: language(letterFault),
    code: { ...code, policyHistory: historyOf(policyHistory) },
    terms,
    file,
    look,
    analytics,
    texting,
    letter: letter(ownTexts),
    weather: weather(async (ctx) => (await rulebookOf(ctx)).settings.weather),
    address,
    build,
  },
  jobs: [forgetPictures, readWeather, turnSite, tellTerms({ notify })],
} satisfies Part
