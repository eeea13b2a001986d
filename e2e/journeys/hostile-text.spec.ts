import type { Locator } from '@playwright/test'
import { hostileHtml } from '../../server/test/hostile-html.ts'
import { logIn } from '../club/log-in.ts'
import { inLanguage } from '../club/post-form.ts'
import { expect, test } from '../journey.ts'

/** What could run, load or submit in the elements below one. */
const harmIn = (place: Locator) =>
  place.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) => {
      const wrong = [...element.attributes].filter(
        ({ name, value }) => /^on|^srcdoc$|action$/.test(name) || /^\s*(javascript|data|vbscript):/i.test(value),
      )
      const isWrong =
        wrong.length > 0 || /^(script|object|embed|form|input|svg|math|base|meta|link)$/i.test(element.tagName)
      const isStyled = /url\(|expression|binding|position/i.test(element.getAttribute('style') ?? '')
      return isWrong || isStyled ? [element.outerHTML] : []
    }),
  )

test('nothing of hostile markup runs or stays when it is pasted, saved and read', async ({
  page,
  another,
  complaints,
}) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const asked: string[] = []
  await page.context().route(/evil\.example|x\.example/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  await logIn(page, 'content1', '/ishm/board/notice')
  await page.goto('/ishm/board/notice/new')
  await inLanguage(page).getByLabel('Title', { exact: true }).fill('Pasted from elsewhere')
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Published' })
  const text = inLanguage(page).getByRole('textbox', { name: 'Text' })
  await text.click()
  for (const html of hostileHtml) {
    await page.keyboard.press('ControlOrMeta+a')
    await text.evaluate((editor, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      clipboardData.setData('text/plain', 'x')
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
    expect(await harmIn(text), html).toEqual([])
  }
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('Begin. ')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(' End.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/ishm\/board\/notice\/\d+$/)

  const visitor = await another()
  visitor.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  await visitor.context().route(/evil\.example|x\.example/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 204 })
  })
  await visitor.goto(`/community/notice/${new URL(page.url()).pathname.split('/').at(-1)}`)
  const article = visitor.getByRole('article')
  await expect(article).toContainText('Begin.')
  await expect(article).toContainText('End.')
  expect(await harmIn(article)).toEqual([])
  expect(dialogs).toEqual([])
  // Cleaning reads the markup in a document without a window, where the policy only tells what it would refuse.
  const others = complaints.filter((one) => !one.includes('violates the following Content Security Policy'))
  complaints.splice(0, complaints.length, ...others)
  // A picture at another address may be shown; nothing else is asked for.
  expect(asked.filter((url) => !url.endsWith('.png'))).toEqual([])
})
