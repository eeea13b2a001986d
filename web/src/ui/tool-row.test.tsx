import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { named, pressNamed, put, show } from '../../test/screen'
import { ToolFind } from './tool-row'

let answerLate: (() => void) | undefined

/** A list whose address changes a moment after it was searched. */
function Searched() {
  const [value, setValue] = useState<string>()
  return (
    <>
      <ToolFind
        label="Person"
        find="Search"
        value={value}
        onFind={(typed) => {
          answerLate = () => setValue(typed)
        }}
      />
      <button type="button" onClick={() => setValue('Kim')}>
        Saved view
      </button>
      <button type="button" onClick={() => setValue(undefined)}>
        Show all
      </button>
    </>
  )
}

const box = () => named<HTMLInputElement>('input', 'Person')
const submit = () =>
  act(async () => {
    box().form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

test('the next search, typed before the list has changed, stays', async () => {
  await show(<Searched />)
  await put(box(), 'Lee')
  await submit()
  await put(box(), 'Park')
  await act(async () => answerLate?.())
  expect(box().value).toBe('Park')
})

test('the box follows what the list shows', async () => {
  await show(<Searched />)
  await pressNamed('button', 'Saved view')
  expect(box().value).toBe('Kim')
  await pressNamed('button', 'Show all')
  expect(box().value).toBe('')
})
