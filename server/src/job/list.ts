import { forgetPictures } from '../file/forget-pictures.ts'
import { sendMail, tidyMail } from '../mail/deliver.ts'
import { forgetProofs, letSleep } from '../member/dormancy/job.ts'
import { askNews } from '../member/news/job.ts'
import { eraseLeavers } from '../member/withdrawal/erase-job.ts'
import { horizonJob } from '../reservation/template/horizon-job.ts'
import { forgetKeys } from './forget-keys.ts'
import type { Job } from './job.ts'

/** Everything that the product does by itself, one line each. */
export const jobs: readonly Job[] = [
  horizonJob,
  sendMail,
  tidyMail,
  letSleep,
  askNews,
  eraseLeavers,
  forgetProofs,
  forgetKeys,
  forgetPictures,
]
