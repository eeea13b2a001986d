import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { useText } from '../language/use-text'
import { Icon } from '../ui/icon'
import quiet from '../ui/quiet-button.module.css'
import { goingBack, type Trail, trailAfter } from './going-back'

const KEY = 'trail'

export function BackButton() {
  const t = useText()
  const navigate = useNavigate()
  const back = () => {
    const where = goingBack(read(), positionNow())
    if (where === -1) navigate(-1)
    else navigate(where)
  }
  return (
    <button type="button" className={quiet.button} onClick={back}>
      <Icon name="back" />
      {t('site.BACK')}
    </button>
  )
}

/** Records the history of this tab. Mount once per page. */
export function KeepTrail() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(trailAfter(read(), positionNow(), pathname, type === 'PUSH')))
    } catch {
      // Then “back” goes home.
    }
  }, [pathname, type])
  return null
}

function positionNow(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0
}

function read(): Trail {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
