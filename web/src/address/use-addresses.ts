import { type FoundAddress, find, KEYWORD_LEAST } from '@clubhouse/contract/address'
import { wordsOf } from '../api/show-fail'
import { useCall } from '../api/use-call'
import { useLanguage, useText } from '../language/use-text'
import type { FoundGroup } from '../ui/form/find-box'
import { useSettled } from '../ui/form/use-settled'

interface Addresses {
  list: readonly FoundAddress[]
  /** The same as options, whose ids are places in the list. */
  groups: FoundGroup[]
  /** In place of addresses. */
  none: string
}

const NONE: readonly FoundAddress[] = []

/** Addresses that fit the words typed, once typing pauses. */
export function useAddresses(typed: string): Addresses {
  const t = useText()
  const { lang } = useLanguage()
  const keyword = useSettled(typed.trim())
  const isEnough = keyword.length >= KEYWORD_LEAST
  const { data, error, isFetching } = useCall(
    find,
    { keyword },
    { enabled: isEnough, _nop_: true, staleTime: Number.POSITIVE_INFINITY },
  )
  const isOfThese = keyword === typed.trim()
  const list = isOfThese && isEnough ? (data?.list ?? NONE) : NONE
  const total = data?.total ?? 0
  const title =
    total > list.length ? t('address.FIRST', { shown: list.length, total }) : t('address.FOUND', { count: list.length })
  const options = list.map(({ zipCode, address, english, lot }, i) => ({
    id: String(i),
    label: lang === 'ko' ? address : english,
    detail: [zipCode, lang === 'ko' ? lot : address].join(' · '),
  }))
  return { list, groups: list.length > 0 ? [{ id: 'found', title, options }] : [], none: noneOf() }

  function noneOf(): string {
    if (typed.trim().length < KEYWORD_LEAST) return t('address.HOW')
    if (!isOfThese || isFetching) return t('address.SEARCHING')
    return error ? wordsOf(error) : t('address.NONE')
  }
}
