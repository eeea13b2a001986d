import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { isAccessible } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test.use({ serviceWorkers: 'allow' })

/** Nothing listens there. */
const SERVICE = 'http://127.0.0.1:9'

/** A browser that is asked and says yes: a headless Chromium has no push service of its own. */
async function withPush(page: Page, endpoint: string): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  await page.addInitScript(
    ({ endpoint, keys }) => {
      const notification = Object.assign(class {}, {
        permission: 'default',
        requestPermission: async () => {
          notification.permission = 'granted'
          return 'granted'
        },
      })
      Object.defineProperty(window, 'Notification', { value: notification })
      let subscription: object | null = null
      const subscribe = async (options: object) => {
        const unsubscribe = async () => {
          subscription = null
          return true
        }
        subscription = { endpoint, options, toJSON: () => ({ endpoint, keys }), unsubscribe }
        return subscription
      }
      Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => subscription })
    },
    { endpoint, keys },
  )
}

test('a member allows push notifications, chooses kinds, and stops them', async ({ page, club }) => {
  const me = await someMember(club)
  const endpoint = `${SERVICE}/${me.id}`
  await withPush(page, endpoint)
  await logIn(page, me.id, '/mypage/companions')
  const section = page.getByRole('region', { name: 'Push notifications' })
  await expect(section.getByText('Notifications do not appear on this device.')).toBeVisible()
  await section.getByRole('button', { name: 'Allow notifications here' }).press('Enter')
  await expect(section.getByText('Notifications appear on this device.')).toBeVisible()
  await expect(section.getByRole('listitem')).toContainText('This device')
  const devices = () => club.sql`select endpoint from push_device where member_idx = ${me.memberIdx}`
  expect([...(await devices())]).toEqual([{ endpoint }])
  await isAccessible(page, 'settings with a device')

  const kind = page.getByRole('group', { name: 'Draw lost' })
  await kind.getByLabel('Push notification').uncheck()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('[popover]').getByText('Saved.')).toBeVisible()
  const [choice] = await club.sql`
    select is_wanted, push_wanted from member_mail_choice where member_idx = ${me.memberIdx} and kind = 'DRAW_LOST'`
  expect(choice).toEqual({ is_wanted: true, push_wanted: false })

  await section.getByRole('button', { name: 'Stop notifications here' }).click()
  await expect(section.getByRole('button', { name: 'Allow notifications here' })).toBeVisible()
  expect(await devices()).toHaveLength(0)
})
