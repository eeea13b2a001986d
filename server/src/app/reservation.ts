import { mailWanted } from '../member/inbox/mail-choice.ts'
import { notify } from '../member/inbox/notify.ts'
import { meant } from '../member/manage/rows.ts'
import { change } from '../reservation/booking/change/service.ts'
import { cancelSuspended } from '../reservation/booking/conduct/cancel-suspended.ts'
import { fallDue } from '../reservation/booking/conduct/fall-due.ts'
import { finishRounds } from '../reservation/booking/conduct/finish-rounds.ts'
import { ownBookings } from '../reservation/booking/conduct/foresee-bookings.ts'
import { proposeNoShows } from '../reservation/booking/conduct/propose-no-shows.ts'
import { conduct } from '../reservation/booking/conduct/service.ts'
import { calendarFeed } from '../reservation/booking/list/feed.ts'
import { bookingList } from '../reservation/booking/list/manage/service.ts'
import { booking } from '../reservation/booking/service.ts'
import { checkIn } from '../reservation/desk/check-in/service.ts'
import { forgetGuests } from '../reservation/desk/deed/forget-guests.ts'
import { bookingManage } from '../reservation/desk/deed/service.ts'
import { deviceDay } from '../reservation/desk/device-day/service.ts'
import { paper } from '../reservation/desk/paper/service.ts'
import { drawManage } from '../reservation/draw/draw-manage.ts'
import { draw } from '../reservation/draw/entry/service.ts'
import { fairness } from '../reservation/draw/fairness/service.ts'
import { planJobs } from '../reservation/draw/plan/jobs.ts'
import { drawPost } from '../reservation/draw/post/service.ts'
import { drawJobs } from '../reservation/draw/run/jobs.ts'
import { proofs } from '../reservation/draw/run/proof.ts'
import { bringing } from '../reservation/draw/run/service.ts'
import { lobby } from '../reservation/hold/lobby/service.ts'
import { buddy } from '../reservation/people/buddy/service.ts'
import { companion } from '../reservation/people/companion/service.ts'
import { bookingJobs } from '../reservation/people/notice/jobs.ts'
import { remindOpenings } from '../reservation/people/reminder/job.ts'
import { reminder } from '../reservation/people/reminder/service.ts'
import { clubPolicy } from '../reservation/rules/club-policy/service.ts'
import { endCoupons } from '../reservation/rules/coupon/job.ts'
import { couponKind } from '../reservation/rules/coupon/kind.ts'
import { coupon } from '../reservation/rules/coupon/service.ts'
import { discount } from '../reservation/rules/discount/service.ts'
import { fee } from '../reservation/rules/fee/service.ts'
import { prepareTerms } from '../reservation/rules/guide/prepare-terms.ts'
import { rules } from '../reservation/rules/guide/service.ts'
import { opening } from '../reservation/rules/opening/manage/service.ts'
import { interruptAppeals } from '../reservation/rules/penalty/appeal/job.ts'
import { penaltyList } from '../reservation/rules/penalty/manage/list/service.ts'
import { penaltyRules } from '../reservation/rules/penalty/manage/terms/service.ts'
import { myPenalty } from '../reservation/rules/penalty/own/service.ts'
import { course } from '../reservation/sheet/course/service.ts'
import { courseState } from '../reservation/sheet/course-state/service.ts'
import { dayManage } from '../reservation/sheet/day/manage/service.ts'
import { freeBlocks } from '../reservation/sheet/day/manage/slot/free-job.ts'
import { slotManage } from '../reservation/sheet/day/manage/slot/service.ts'
import { sheet } from '../reservation/sheet/day/service.ts'
import { delay } from '../reservation/sheet/delay/service.ts'
import { tellDelay } from '../reservation/sheet/delay/tell.ts'
import { freeTime } from '../reservation/sheet/free-time/service.ts'
import { holiday } from '../reservation/sheet/holiday/service.ts'
import { ledger } from '../reservation/sheet/ledger/service.ts'
import { horizonJob } from '../reservation/sheet/template/horizon-job.ts'
import { template } from '../reservation/sheet/template/manage/service.ts'
import { proposeWaivers } from '../reservation/sheet/waiver/job.ts'
import { waiver } from '../reservation/sheet/waiver/service.ts'
import { standbyManage } from '../reservation/standby/manage/service.ts'
import { standbyJobs } from '../reservation/standby/offer/job.ts'
import { standby } from '../reservation/standby/service.ts'
import { teamContracts } from '../reservation/team/contract/service.ts'
import { seasonDraw } from '../reservation/team/draw/service.ts'
import { teamForms } from '../reservation/team/form/service.ts'
import { teamJobs } from '../reservation/team/job.ts'
import { teamManage } from '../reservation/team/manage/service.ts'
import { teamPlaces } from '../reservation/team/place/service.ts'
import { teamSeason } from '../reservation/team/season/service.ts'
import type { Part } from './part.ts'

export const reservationPart = {
  services: {
    holiday,
    template,
    course,
    fee,
    coupon: coupon({ meant }),
    couponKind,
    discount,
    clubPolicy,
    opening,
    sheet,
    ledger,
    dayManage: dayManage({ notify, mailWanted }),
    delay,
    courseState,
    slotManage: slotManage({ notify, mailWanted }),
    freeTime,
    reminder,
    booking,
    bookingList,
    bookingManage,
    checkIn: checkIn({ notify }),
    paper,
    deviceDay,
    companion,
    buddy,
    change,
    calendarFeed,
    conduct: conduct({ notify }),
    myPenalty: { ...myPenalty({ notify }), ...ownBookings },
    penaltyList,
    penaltyRules,
    waiver,
    lobby,
    standby,
    standbyManage: standbyManage({ notify }),
    draw: { ...draw({ notify }), ...bringing },
    drawPost: { ...drawPost, ...fairness, ...proofs },
    drawManage,
    team: { ...teamForms({ notify }), ...teamContracts({ notify, mailWanted }), ...teamPlaces({ notify }) },
    teamSeason,
    seasonDraw: seasonDraw({ notify }),
    teamManage: teamManage({ notify, mailWanted }),
    rules,
  },
  jobs: [
    horizonJob,
    freeBlocks,
    remindOpenings({ notify }),
    endCoupons({ notify }),
    ...bookingJobs({ notify, mailWanted }),
    tellDelay({ notify, mailWanted }),
    finishRounds,
    proposeNoShows,
    proposeWaivers,
    cancelSuspended,
    fallDue({ notify }),
    interruptAppeals({ notify }),
    forgetGuests,
    prepareTerms,
    ...standbyJobs({ notify }),
    ...drawJobs({ notify }),
    ...planJobs,
    ...teamJobs({ notify, mailWanted }),
  ],
} satisfies Part
