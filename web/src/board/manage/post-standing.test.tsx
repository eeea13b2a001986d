import { noticeBoard } from '@clubhouse/contract/board/notice'
import { expect, test } from 'vitest'
import { answer, show } from '../../../test/screen'
import { PostStanding } from './post-standing'

test.each([
  ['ENDED', true, []],
  ['ENDED', false, ['Publish now', 'Schedule']],
  ['PUBLISHED', true, ['Schedule', 'End now']],
] as const)('what is %s and is ended for good (%s) offers %j', async (state, isForever, offered) => {
  answer({})
  const post = { idx: 5, version: 1, state, openAt: '2026-12-01T00:00:00Z', closeAt: null }
  await show(
    <PostStanding
      {...{ calls: noticeBoard, post, isForever }}
      isUnsaved={false}
      refresh={async () => {}}
      onEnd={() => {}}
    />,
  )
  expect([...document.querySelectorAll('section button')].map(({ textContent }) => textContent)).toEqual(offered)
})
