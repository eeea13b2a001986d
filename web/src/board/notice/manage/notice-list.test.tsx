import { expect, test } from 'vitest'
import { answer, show, soon } from '../../../../test/screen'
import { ListPage } from '../../../office/list-page'
import { NOTICES } from './notice-list'

test('a post names the languages that it does not have, unless it is archived', async () => {
  const row = { category: null, closeAt: null, openAt: null, views: 0, isTop: false, state: 'PUBLISHED', version: 1 }
  const rows = [
    { ...row, idx: 1, lang: 'en', title: 'Frost', others: [{ idx: 4, lang: 'ko' }] },
    { ...row, idx: 2, lang: 'en', title: 'Snow', others: [] },
    { ...row, idx: 3, lang: 'ko', title: '안개', others: [] },
    { ...row, idx: 5, lang: 'en', title: 'Rain', others: [], state: 'ARCHIVED' },
  ]
  answer({ 'GET /notice/admin': () => ({ list: rows, total: 4, page: 1, size: 30 }) })
  await show(<ListPage list={NOTICES} />, { path: `${NOTICES.path}/:idx?`, at: NOTICES.path })
  const titles = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
  await soon(() => expect(titles()).toEqual(['Frost', 'Snow◷ko missing', '안개◷en missing', 'Rain']))
})
