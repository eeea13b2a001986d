import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../language/use-text'
import { keepPlace } from '../office/opened'
import FindBox from '../ui/form/find-box'
import { FindDialog } from '../ui/form/find-dialog'
import { usePlaces } from './places'

/** Finds screens, records and actions of the office, in one list that is grouped. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { groups, isBusy } = usePlaces(typed)
  return (
    <FindDialog label={t('office.PALETTE')} onClose={onClose}>
      {(close) => (
        <FindBox
          label={t('office.PALETTE_FIND')}
          typed={typed}
          groups={groups}
          none={t(isBusy ? 'common.LOADING' : 'office.PALETTE_NONE')}
          autoFocus
          onType={setTyped}
          onChoose={(to) => {
            keepPlace(groups.flatMap(({ options }) => options).find(({ id }) => id === to))
            close()
            navigate(to)
          }}
        />
      )}
    </FindDialog>
  )
}
