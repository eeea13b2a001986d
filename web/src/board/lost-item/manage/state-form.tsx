import { type ManagedLostItem, NEXT_STATES, setState, undo } from '@clubhouse/contract/board/lost-item-manage'
import { useEffect, useState } from 'react'
import { ask } from '../../../api/transport'
import { RefusalLine } from '../../../form/refusal-line'
import { useForm } from '../../../form/use-form'
import { useFormat, useText } from '../../../language/use-text'
import { Facts } from '../../../office/facts'
import { offerUndo } from '../../../office/undo'
import { Button } from '../../../ui/button'
import { ChoiceField } from '../../../ui/form/choice-field'
import { Form } from '../../../ui/form/form'
import { SelectField } from '../../../ui/form/select-field'
import { TextField } from '../../../ui/form/text-field'
import styles from './lost-item.module.css'
import { SignatureField } from './signature-field'

interface Props {
  item: ManagedLostItem
  readOnly: boolean
  refresh?: () => Promise<unknown>
}

/** Where an item stands, and where it goes next. */
export function StateForm({ item, readOnly, refresh }: Props) {
  const t = useText()
  const { day, instant } = useFormat()
  const isOpen = !readOnly && NEXT_STATES[item.state].length > 0
  return (
    <section className={styles.part} aria-label={t('lost-item-edit.STATE')}>
      <Facts
        of={[
          [t('lost-item-edit.STATE'), t(`lost-item-edit.STATE_${item.state}`)],
          [t('lost-item-edit.KEEP_UNTIL'), day(item.keepUntil, 'date')],
          [t('lost-item-edit.SIGNED_BY'), item.signedBy],
          [t('lost-item-edit.SIGNED_AT'), item.signedAt && instant(item.signedAt)],
        ]}
      />
      {item.signature && <img className={styles.signed} src={item.signature.url} alt={t('lost-item-edit.SIGNATURE')} />}
      {isOpen && <NextForm item={item} refresh={refresh} />}
    </section>
  )
}

function NextForm({ item, refresh }: Omit<Props, 'readOnly'>) {
  const t = useText()
  const { idx, version } = item
  const next = NEXT_STATES[item.state]
  const claims = item.claims.filter(({ state }) => state !== 'REFUSED')
  const accepted = claims.find(({ state }) => state === 'ACCEPTED')
  const [drawing, setDrawing] = useState<File>()
  const form = useForm({
    call: setState,
    initial: {
      state: next[0]!,
      claimIdx: String(accepted?.claimIdx ?? ''),
      reportIdx: '',
      signedBy: '',
      isTyped: false,
      reason: '',
    },
    checks: {
      signedBy: ({ state, signedBy }) =>
        state === 'RETURNED' && !String(signedBy).trim() ? 'lost-item-edit.SIGNED_BY_MISSING' : undefined,
      isTyped: ({ state, isTyped }) =>
        state === 'RETURNED' && !isTyped && !drawing ? 'lost-item-edit.SIGN_MISSING' : undefined,
    },
    blames: ({ code, msgVar }) =>
      code === 'TOO_SOON' ? { state: { key: 'lost-item-edit.STILL_KEPT', vars: msgVar } } : undefined,
    given: { idx, version },
    // What was typed for another status is not meant.
    input: ({ state }) => ({
      ...(!withClaim(state) && { claimIdx: undefined }),
      ...(state !== 'RETURNED' && { signedBy: undefined, reportIdx: undefined, isTyped: undefined }),
    }),
    files: ({ state }) => (state === 'RETURNED' && drawing ? [drawing] : []),
    refresh,
  })
  useEffect(() => {
    if (form.wrong.isTyped) form.look('isTyped')
  }, [drawing])
  const done = () => {
    const again = () => void refresh?.()
    offerUndo([item], () => ask(undo, { idx }, { _nop_: true }), again, 'lost-item-edit.PASSED')
    again()
  }
  return (
    <Form of={form} onSaved={done}>
      <SelectField
        name="state"
        label={t('lost-item-edit.NEXT_STATE')}
        options={next.map((value) => ({ value, label: t(`lost-item-edit.STATE_${value}`) }))}
      />
      {withClaim(form.values.state) && claims.length > 0 && (
        <SelectField
          name="claimIdx"
          label={t('lost-item-edit.CLAIM')}
          options={[
            { value: '', label: t('lost-item-edit.CLAIM_ANY') },
            ...claims.map(({ claimIdx, member }) => ({ value: String(claimIdx), label: member.name })),
          ]}
        />
      )}
      {form.values.state === 'RETURNED' && (
        <>
          {item.reports.length > 0 && (
            <SelectField
              name="reportIdx"
              label={t('lost-item-edit.REPORT_ANSWERED')}
              options={[
                { value: '', label: t('lost-item-edit.CLAIM_ANY') },
                ...item.reports.map(({ reportIdx, title, member }) => ({
                  value: String(reportIdx),
                  label: `${title} · ${member.name}`,
                })),
              ]}
            />
          )}
          <TextField name="signedBy" label={t('lost-item-edit.SIGNED_BY')} />
          <SignatureField onDrawn={setDrawing} />
          <ChoiceField
            name="isTyped"
            label={t('lost-item-edit.SIGN_TYPED')}
            hint={t('lost-item-edit.SIGN_TYPED_HINT')}
          />
        </>
      )}
      <TextField name="reason" label={t('lost-item-edit.REASON')} />
      <RefusalLine fail={form.fail} />
      <Button type="submit" look="plain" className={styles.submit} pending={form.pending}>
        {t('lost-item-edit.NEXT')}
      </Button>
    </Form>
  )
}

const withClaim = (state: unknown) => state === 'CLAIMED' || state === 'RETURNED'
