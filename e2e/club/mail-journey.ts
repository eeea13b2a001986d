import { test as base } from '../journey.ts'
import { newDataDir, removeDataDir, startProduct } from '../product/product.ts'
import { type Club, openClub } from './club.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

interface MailClub {
  url: string
  club: Club
  mailbox: Mailbox
}

/** Journeys in a club of their own, whose mails go out to a mail server. */
export const test = base.extend<{ mailbox: Mailbox }, { mailClub: MailClub }>({
  mailClub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from here
    async ({}, use) => {
      const mailbox = await openMailbox()
      const product = await startProduct(newDataDir(), { SMTP_URL: mailbox.smtpUrl })
      const club = openClub(product.databaseUrl)
      await use({ url: product.url, club, mailbox })
      await club.close()
      await product.stop()
      await mailbox.close()
      removeDataDir(product.dataDir)
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  club: [async ({ mailClub }, use) => use(mailClub.club), { scope: 'worker' }],
  baseURL: async ({ mailClub }, use) => use(mailClub.url),
  mailbox: async ({ mailClub }, use) => use(mailClub.mailbox),
})

export { expect } from '../journey.ts'
