import type { FoundAddress } from '@clubhouse/contract/address'
import { useState } from 'react'
import { useText } from '../language/use-text'
import { afterPress } from '../ui/after-press'
import FindBox from '../ui/form/find-box'
import { FindDialog } from '../ui/form/find-dialog'
import { useAddresses } from './use-addresses'

interface Props {
  onClose: () => void
  onChoose: (found: FoundAddress) => void
}

/** A search of addresses with its results as one list. */
export default function FindAddress({ onClose, onChoose }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const { groups, list, none } = useAddresses(typed)
  return (
    <FindDialog label={t('address.FIND')} hasHeading onClose={onClose}>
      {(close) => (
        <>
          <FindBox
            label={t('address.WHAT')}
            typed={typed}
            groups={groups}
            none={none}
            autoFocus
            onType={setTyped}
            onChoose={(id) =>
              // Closing gives the focus back to the button, and the end of a press would take it from where it goes on.
              afterPress(() => {
                close()
                onChoose(list[Number(id)]!)
              })
            }
          />
          <p role="status" data-only-spoken>
            {groups[0]?.title ?? none}
          </p>
        </>
      )}
    </FindDialog>
  )
}
