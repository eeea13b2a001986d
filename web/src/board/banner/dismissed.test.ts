import { describe, expect, it } from 'vitest'
import { bannerKey, dismiss, dismissedOn, forgetOtherDays, memoryHere, termsKey } from './dismissed'

function memory(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (i: number) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size
    },
  }
}

describe('what was closed for today', () => {
  it('is remembered under the day, items of both groups apart', () => {
    const m = memory()
    dismiss(m, '2026-11-21', bannerKey(3))
    expect(dismiss(m, '2026-11-21', termsKey(3))).toEqual(new Set(['b3', 't3']))
    expect(Object.fromEntries(m.kept)).toEqual({ 'popup.dismissed.2026-11-21': '["b3","t3"]' })
    expect(dismissedOn(m, '2026-11-21')).toEqual(new Set(['b3', 't3']))
  })

  it('may be several at once', () => {
    const m = memory({ 'popup.dismissed.2026-11-21': '["b1"]' })
    expect(dismiss(m, '2026-11-21', termsKey(1), termsKey(2))).toEqual(new Set(['b1', 't1', 't2']))
    expect(dismissedOn(m, '2026-11-21')).toEqual(new Set(['b1', 't1', 't2']))
  })

  it('is shown again the next day', () => {
    const m = memory()
    dismiss(m, '2026-11-21', 'b3')
    expect(dismissedOn(m, '2026-11-22')).toEqual(new Set())
  })

  it('is dropped when it is of another day, and nothing else is', () => {
    const m = memory({
      'popup.dismissed.2026-11-20': '["b1"]',
      'popup.dismissed.2026-11-21': '["b2"]',
      'popup.dismissed.2026-11-22': '["b3"]',
      'texts.en': '{}',
    })
    forgetOtherDays(m, '2026-11-21')
    expect([...m.kept.keys()]).toEqual(['popup.dismissed.2026-11-21', 'texts.en'])
  })

  it.each(['', 'nonsense', '{"b1":true}', 'null', '[1,2]'])('is nothing when the memory holds %j', (value) => {
    expect(dismissedOn(memory({ 'popup.dismissed.2026-11-21': value }), '2026-11-21')).toEqual(new Set())
  })

  it('is nothing in a browser that forbids even to ask', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(globalThis, 'localStorage', { get, configurable: true })
    const here = memoryHere()
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    expect(dismiss(here, '2026-11-21', 'b1')).toEqual(new Set(['b1']))
    expect(dismissedOn(here, '2026-11-21')).toEqual(new Set())
    expect(() => forgetOtherDays(here, '2026-11-21')).not.toThrow()
  })

  it('is lost, not broken, where nothing can be stored', () => {
    const refuse = () => {
      throw new Error('refused')
    }
    const closed = { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse, length: 1 }
    expect(dismiss(closed, '2026-11-21', 'b1')).toEqual(new Set(['b1']))
    expect(() => forgetOtherDays(closed, '2026-11-21')).not.toThrow()
  })
})
