import { create, type Faq, update } from '@clubhouse/contract/board/faq'
import { useRef } from 'react'
import { ask } from '../../../api/transport'
import { useForm } from '../../../form/use-form'
import type { TextKey } from '../../../language/text-key'
import { useFormat } from '../../../language/use-text'
import type { Values } from '../../../ui/form/draft'
import { fieldsOf, momentIn, timeChecks, valuesOf } from '../../manage/moments'

type Beginning = Pick<Faq, 'category' | 'title' | 'contents' | 'lang' | 'orderNo' | 'state' | 'openAt' | 'closeAt'>

export const NEW_QUESTION: Omit<Beginning, 'lang'> = {
  category: 'QUESTION',
  title: '',
  contents: '',
  orderNo: 0,
  state: 'DRAFT',
}

export const NAMES = new Map<string, TextKey>([
  ['title', 'faq.QUESTION'],
  ['contents', 'faq.ANSWER'],
  ['category', 'faq.CATEGORY'],
  ['state', 'faq.STATE'],
  ['orderNo', 'faq.ORDER'],
  ['openAt.date', 'board.OPENS'],
  ['openAt.time', 'board.OPENS'],
  ['closeAt.date', 'board.CLOSES'],
  ['closeAt.time', 'board.CLOSES'],
])

export interface QuestionProps {
  question?: Faq
  refresh?: () => Promise<unknown>
  initial?: Beginning
  otherIdx?: number
}

/** The form of a question. A save sends all of it, for it replaces what is there. */
export function useQuestion({ question, refresh, initial, otherIdx }: QuestionProps) {
  const { locale } = useFormat()
  const made = useRef<number>(undefined)
  const { lang, category, title, contents, orderNo, state, openAt, closeAt } = (question ?? initial)!
  const values: Values = {
    ...{ category, title, contents, orderNo: String(orderNo), state },
    ...valuesOf(locale, 'openAt', openAt),
    ...valuesOf(locale, 'closeAt', closeAt),
  }
  // The fields show no seconds: a time that was not touched stays as it is.
  const timeOf = (typed: Values, name: 'openAt' | 'closeAt') =>
    fieldsOf(name).every((field) => typed[field] === values[field])
      ? (question ?? initial)![name]
      : momentIn(locale, typed, name)
  const form = useForm({
    call: create,
    ...(question ? { saved: values } : { initial: values }),
    checks: timeChecks(locale, (typed) => typed.state === 'SCHEDULED'),
    blames: ({ msgDetail }) =>
      msgDetail === 'openAt' || msgDetail === 'closeAt' ? { [`${msgDetail}.date`]: 'form.WRONG' } : undefined,
    send: async (_, typed) => {
      const times = { openAt: timeOf(typed, 'openAt'), closeAt: timeOf(typed, 'closeAt') }
      const input = { ...form.input(), ...times, lang } as Parameters<typeof ask<typeof create>>[1]
      const { idx } = question
        ? await ask(update, { ...input, idx: question.idx, version: question.version }, { quiet: true })
        : await ask(create, { ...input, otherIdx }, { quiet: true })
      made.current = idx
    },
    refresh,
  })
  return { form, made }
}
