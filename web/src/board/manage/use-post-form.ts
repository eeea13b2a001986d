import type { BoardCalls } from '@clubhouse/contract/board/board'
import { useRef } from 'react'
import { fieldsOf, momentIn, valuesOf } from '../../form/moments'
import { useForm } from '../../form/use-form'
import { useFormat } from '../../language/use-text'
import type { Values } from '../../ui/form/draft'
import type { Checks } from '../../ui/form/form-options'
import type { Readers } from '../../ui/form/wire'
import { timeChecks } from './open-times'
import type { PostNow } from './post-now'

export interface PostFormOptions {
  calls: Pick<BoardCalls, 'create' | 'update'>
  /** Left out for a new post. */
  post?: PostNow
  /** The board's own fields as they are, or as they begin. */
  values: Values
  /** What the input has beside the fields that bind to it by name. */
  more?: (typed: Values) => object
  /** Files that are uploaded with it. */
  files?: (typed: Values) => File[]
  checks?: Checks
  /** How a field reads its text, where that is no text in the input. */
  readers?: Readers
  /** How the input names the times, when a post needs both. */
  times?: readonly [opens: string, closes: string]
  /** The field of what the call names, where the form has it under another name. */
  fieldOf?: (name: string) => string | undefined
  refresh?: () => Promise<unknown>
}

interface Kept {
  /** The key of the draft in the window's session storage. */
  kept: string
}

/** The form of a post. A save sends all of it, for it replaces what is there. */
export function usePostForm(options: PostFormOptions & Kept) {
  const { calls, post, values: own, more, files, checks, readers, times, refresh, kept, fieldOf } = options
  const { locale } = useFormat()
  const made = useRef<number>(undefined)
  const values: Values = {
    ...own,
    state: post?.state ?? 'DRAFT',
    ...valuesOf(locale, 'openAt', post?.openAt),
    ...valuesOf(locale, 'closeAt', post?.closeAt),
  }
  // The fields show no seconds: a time that was not touched stays as it is.
  const timeOf = (typed: Values, name: 'openAt' | 'closeAt') =>
    fieldsOf(name).every((field) => typed[field] === values[field]) ? post?.[name] : momentIn(locale, typed, name)
  const [opens, closes] = times ?? ['openAt', 'closeAt']
  const form = useForm({
    call: post ? calls.update : calls.create,
    ...(post && { given: { idx: post.idx, version: post.version } }),
    ...(post ? { saved: values } : { initial: values }),
    kept,
    checks: {
      ...timeChecks(locale, (typed) => times !== undefined || typed.state === 'SCHEDULED', times !== undefined),
      ...checks,
    },
    blames: ({ msgDetail }) => {
      const field =
        msgDetail === opens ? 'openAt.date' : msgDetail === closes ? 'closeAt.date' : msgDetail && fieldOf?.(msgDetail)
      return field ? { [field]: 'form.WRONG' } : undefined
    },
    isWhole: true,
    readers,
    input: (typed) => ({
      [opens]: timeOf(typed, 'openAt'),
      [closes]: timeOf(typed, 'closeAt'),
      ...more?.(typed),
    }),
    files,
    answered: ({ idx }) => {
      made.current = idx
    },
    refresh,
  })
  return { form, made }
}
