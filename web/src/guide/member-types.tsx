import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { useState } from 'react'
import { useText } from '../language/use-text'
import { Select } from '../ui/form/select'
import { typesOf } from './fees-for'

export interface MemberTypes {
  all: { value: string; label: string }[]
  /** None in a club whose types have neither openings nor fees. */
  chosen: string | undefined
  choose: (memberType: string) => void
}

/** The member type that a reader of the guide has chosen, once for all parts of it. */
export function useMemberTypes(rules: Guide): MemberTypes {
  const all = typesOf(rules)
  const [chosen, choose] = useState(all[0]?.value)
  return { all, chosen, choose }
}

export function MemberTypeChoice({ types: { all, chosen, choose } }: { types: MemberTypes }) {
  const t = useText()
  return (
    <Select
      label={t('guide.MEMBER_TYPE')}
      options={all}
      value={chosen}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
