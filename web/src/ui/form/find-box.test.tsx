import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { put, show } from '../../../test/screen'
import FindBox from './find-box'

const FOUND = { id: '7', label: 'Kim Min-jun' }

/** A search whose options come when the test says so. */
async function search() {
  const chosen: string[] = []
  const club = { find: () => {} }
  const Search = () => {
    const [typed, setTyped] = useState('')
    const [found, find] = useState<string>()
    club.find = () => find(typed)
    const options = found === undefined ? [] : [FOUND]
    return (
      <FindBox
        label="Who?"
        typed={typed}
        groups={options.length > 0 ? [{ id: 'members', title: 'Member', options }] : []}
        first={found === typed ? FOUND.id : undefined}
        none="Nothing"
        onType={setTyped}
        onChoose={(id) => chosen.push(id)}
      />
    )
  }
  await show(<Search />)
  const input = document.querySelector<HTMLInputElement>('[type="search"]')!
  return {
    chosen,
    type: (text: string) => put(input, text),
    enter: () =>
      act(async () => {
        for (const kind of ['keydown', 'keyup'])
          input.dispatchEvent(new KeyboardEvent(kind, { key: 'Enter', bubbles: true, cancelable: true }))
      }),
    optionsCome: () => act(async () => club.find()),
  }
}

test('Enter before the options came takes the first once they are there, and once only', async () => {
  const { chosen, type, enter, optionsCome } = await search()
  await enter()
  await type('Kim')
  await optionsCome()
  expect(chosen).toEqual([])
  await type('Kim Min')
  await enter()
  expect(chosen).toEqual([])
  await optionsCome()
  expect(chosen).toEqual([FOUND.id])
  await type('Kim Min-')
  await optionsCome()
  expect(chosen).toEqual([FOUND.id])
})

test('Enter no longer waits after more is typed', async () => {
  const { chosen, type, enter, optionsCome } = await search()
  await type('Kim')
  await enter()
  await type('Kim Min')
  await optionsCome()
  expect(chosen).toEqual([])
})
