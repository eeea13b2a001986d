import { Suspense, useState } from 'react'
import { useText } from '../../language/use-text'
import { optionalPart } from '../part'
import quiet from '../quiet-button.module.css'
import { recent } from './recent'

const RecentView = optionalPart(() => import('./recent-view'))

export function RecentButton() {
  const t = useText()
  const { length } = recent.use()
  const [open, setOpen] = useState(false)
  if (length === 0) return null
  return (
    <>
      <button type="button" className={quiet.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('common.RECENT')}
      </button>
      <Suspense>{open && <RecentView onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
