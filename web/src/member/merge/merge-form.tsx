import {
  MERGE_FIELDS,
  type MergeField,
  type MergeSide,
  MOVED,
  merge,
  type WHY_NOT_MERGED,
} from '@clubhouse/contract/member/merge'
import { useState } from 'react'
import { RefusalLine } from '../../form/refusal-line'
import { isOvertaken, useForm } from '../../form/use-form'
import { useFormat, useText } from '../../language/use-text'
import base from '../../ui/base.module.css'
import { Button, ButtonLink } from '../../ui/button'
import { confirm } from '../../ui/feedback/dialog'
import { AreaField } from '../../ui/form/area-field'
import { Form } from '../../ui/form/form'
import styles from './merge.module.css'
import { MergeTable } from './merge-table'

interface Props {
  a: MergeSide
  b: MergeSide
  why?: (typeof WHY_NOT_MERGED)[number] | null
  refresh: () => Promise<unknown>
  onMerged: (keptIdx: number) => void
  onOther: () => void
}

/** Which account stays, which values it has afterwards, and what moves to it. */
export function MergeForm({ a, b, why, refresh, onMerged, onOther }: Props) {
  const t = useText()
  const [keptIdx, setKept] = useState(a.memberIdx)
  const [take, setTake] = useState<readonly MergeField[]>([])
  const [kept, gone] = keptIdx === a.memberIdx ? [a, b] : [b, a]
  const form = useMergeForm(kept, gone, take, refresh)
  return (
    <Form of={form} className={styles.section} onSaved={() => onMerged(kept.memberIdx)}>
      <MergeTable
        sides={[a, b]}
        keptIdx={keptIdx}
        take={take}
        onKeep={(idx) => {
          setKept(idx)
          setTake([])
        }}
        onTake={(field, isTaken) => setTake((now) => (isTaken ? [...now, field] : now.filter((one) => one !== field)))}
      />
      <Moves kept={kept} gone={gone} />
      {why ? (
        <p role="alert" className={styles.blocked}>
          {t(`member-merge.WHY_${why}`)}
        </p>
      ) : (
        <>
          <p className={styles.blocked}>{t('member-merge.FINAL')}</p>
          <AreaField name="reason" label={t('member-manage.REASON')} hint={t('member-manage.REASON_KEPT')} rows={2} />
          {isOvertaken(form.fail) ? (
            <p role="alert">{t('member-merge.OVERTAKEN')}</p>
          ) : (
            <RefusalLine fail={form.fail} />
          )}
        </>
      )}
      <div className={base.buttons}>
        {!why && (
          <Button type="submit" look="danger" pending={form.pending}>
            {t('member-merge.MERGE')}
          </Button>
        )}
        <Button look="plain" onClick={onOther}>
          {t('member-merge.OTHER')}
        </Button>
      </div>
    </Form>
  )
}

function useMergeForm(kept: MergeSide, gone: MergeSide, take: readonly MergeField[], refresh: () => Promise<unknown>) {
  const t = useText()
  return useForm({
    call: merge,
    initial: { reason: '' },
    given: {
      keptIdx: kept.memberIdx,
      goneIdx: gone.memberIdx,
      keptVersion: kept.version,
      goneVersion: gone.version,
      take: MERGE_FIELDS.filter((field) => take.includes(field)),
    },
    words: { reason: 'member-manage.REASON_MISSING' },
    before: () =>
      confirm({
        message: t('member-merge.ASK', { kept: `${kept.name} (${kept.id})`, gone: `${gone.name} (${gone.id})` }),
        yes: t('member-merge.MERGE'),
        tone: 'danger',
      }),
    refresh,
  })
}

export function Merged({ memberIdx }: { memberIdx: number }) {
  const t = useText()
  return (
    <section className={styles.section}>
      <div role="status">
        <h2>{t('member-merge.DONE')}</h2>
      </div>
      <div className={base.buttons}>
        <ButtonLink to={`/ishm/member/list/${memberIdx}`}>{t('member-merge.OPEN')}</ButtonLink>
      </div>
    </section>
  )
}

/** What the account that stays gets from the one that ends. */
function Moves({ kept, gone }: { kept: MergeSide; gone: MergeSide }) {
  const t = useText()
  const { number } = useFormat()
  const moving = MOVED.filter((name) => gone.has[name] > 0)
  return (
    <div>
      <h2>{t('member-merge.MOVES', { name: kept.name })}</h2>
      {moving.length === 0 ? (
        <p>{t('member-merge.MOVES_NONE')}</p>
      ) : (
        <ul className={styles.moves}>
          {moving.map((name) => (
            <li key={name}>
              {t(`member-merge.HAS_${name}`)}: {number(gone.has[name])}
            </li>
          ))}
        </ul>
      )}
      <p>{t('member-merge.ENDS', { id: gone.id })}</p>
    </div>
  )
}
