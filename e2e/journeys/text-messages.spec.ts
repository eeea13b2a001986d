import { openTextService, SIGNING_SECRET } from '../../server/test/text-service.ts'
import { isAccessible } from '../club/accessible.ts'
import { booked } from '../club/booked.ts'
import { logIn } from '../club/log-in.ts'
import { PASSWORD, someMember } from '../club/people.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

/** The one origin that the product of the journeys may send texts to. */
const PORT = 27610

test('a manager sets up text messages, and a member verifies a number and gets one', async ({
  page,
  club,
  another,
}) => {
  const service = await openTextService(PORT)
  const office = await another()
  await logIn(office, 'manager1', '/ishm/site/ext-info')
  await office.getByRole('radio', { name: 'A service of the club' }).check()
  await office.getByRole('textbox', { name: 'Address' }).fill(service.address)
  await office.getByRole('textbox', { name: 'Signing secret' }).fill(SIGNING_SECRET)
  await isAccessible(office, 'text messages of the club')
  await office.getByRole('button', { name: 'Save', exact: true }).click()
  await office.getByRole('button', { name: /^Send a test/ }).click()
  await expect.poll(() => service.received.at(-1)?.kind).toBe('TEST')

  const teeTime = await freeTime(club, 8)
  const me = await someMember(club, teeTime.date)
  const bookingIdx = await booked(page, me, teeTime)
  await logIn(page, me.id, '/mypage/companions')
  const section = page.getByRole('region', { name: 'Text messages' })
  await section.getByRole('button', { name: 'Send a code to this number' }).click()
  await expect.poll(() => service.received.at(-1)?.kind).toBe('PHONE_CODE')
  await section.getByRole('textbox', { name: 'Code' }).fill(/\d{6}/.exec(service.received.at(-1)!.text)![0])
  await section.getByRole('button', { name: 'Check code' }).click()
  await section.getByLabel('Booking cancelled').check()
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('[popover]').getByText('Saved.')).toBeVisible()
  await isAccessible(page, 'settings with a verified number')

  const login = await page.request.post('/hp/api/member/login', {
    data: { clubCode: 'GC001', id: me.id, password: PASSWORD },
  })
  const headers = { authorization: `Bearer ${(await login.json()).data.accessToken}` }
  const [booking] = await club.sql<{ version: number }[]>`select version from booking where booking_idx = ${bookingIdx}`
  const cancel = { bookingIdx, version: booking!.version, reason: 'business', accept: true }
  const answer = await page.request.delete('/hp/api/reservation/cancel', { headers, params: cancel })
  expect(await answer.json()).toMatchObject({ result: true })
  await expect.poll(() => service.received.at(-1)?.kind, { timeout: 20_000 }).toBe('BOOKING_CANCELLED')
  await club.sql`update text_service set provider = 'NONE', sealed_secret = ''`
  await service.close()
})
