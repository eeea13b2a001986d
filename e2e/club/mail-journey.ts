import { test as base } from '../journey.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

export const test = base.extend<object, { mailbox: Mailbox }>({
  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from here
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  settings: [async ({ mailbox }, use) => use({ SMTP_URL: mailbox.smtpUrl }), { scope: 'worker' }],
})

export { expect } from '../journey.ts'
