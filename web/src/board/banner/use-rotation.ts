import { useCallback, useEffect, useState } from 'react'
import { begin, go, type Rotation, recount, type Stop, step, stop, tick } from './rotation'
import { useLittleMotion } from './use-situation'

export function useRotation(count: number) {
  const [rotation, setRotation] = useState(() => begin(count, performance.now()))
  const change = useCallback(
    (by: (rotation: Rotation, now: number) => Rotation) => setRotation((one) => by(one, performance.now())),
    [],
  )
  const hold = useCallback(
    (why: Stop, isOn: boolean) => change((one, now) => (isOn ? stop : go)(one, why, now)),
    [change],
  )
  const turn = useCallback((by: 1 | -1) => change((one, now) => step(one, by, now)), [change])

  useEffect(() => change((one, now) => recount(one, count, now)), [change, count])

  const { turnsAt } = rotation
  useEffect(() => {
    if (turnsAt === null) return
    // A timer may fire slightly early and must not be lost.
    const due = () => setRotation((one) => tick(one, Math.max(turnsAt, performance.now())))
    const timer = setTimeout(due, turnsAt - performance.now())
    return () => clearTimeout(timer)
  }, [turnsAt])

  useEffect(() => {
    const look = () => hold('hidden', document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [hold])
  const littleMotion = useLittleMotion()
  useEffect(() => hold('motion', littleMotion), [hold, littleMotion])

  return { rotation, hold, turn, littleMotion }
}
