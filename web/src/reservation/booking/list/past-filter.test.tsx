import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { named, put, said, show, soon } from '../../../../test/screen'
import { PastFilter, usePastFilter } from './past-filter'

function Screen() {
  const filter = usePastFilter()
  const { search } = useLocation()
  return (
    <>
      <PastFilter filter={filter} />
      <p>{`${search} ${filter.asked.from ?? 'any'}`}</p>
    </>
  )
}

test('a month is chosen from a list in the club’s words, and all months again', async () => {
  await show(<Screen />, { path: '*', at: '/mypage?page=2' })
  const list = await soon(() => document.querySelector('select')!)
  expect(named('label', 'Month').getAttribute('for')).toBe(list.id)
  const [all, latest] = [...list.options]
  expect(all!.textContent).toBe('All months')
  expect(latest!.textContent).toMatch(/^\d{4}\.\d\d$/)
  await put(list, latest!.value)
  await soon(() => expect(said()).toContain(`?month=${latest!.value} ${latest!.value}-01`))
  await put(list, '')
  await soon(() => expect(said()).toContain(' any'))
})
