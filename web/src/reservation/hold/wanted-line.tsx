import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../language/use-text'
import { type WantedHold, wantedHold } from './wanted-hold'

/** On the way through the login: which tee time follows. @param otherwise what else is said there */
export function WantedLine({ otherwise }: { otherwise: string }) {
  const t = useText()
  const [query] = useSearchParams()
  const [wanted, setWanted] = useState<WantedHold>()
  const isFromSheet = query.get('back')?.startsWith('/reservation?')
  useEffect(() => setWanted(isFromSheet ? wantedHold() : undefined), [isFromSheet])
  if (!wanted) return otherwise
  const { time, course, date } = wanted
  return t('session.TO_HOLD', { time, course, date })
}
