const DIGITS = 6

/** True for a PIN that others would try first: repeated, counted up or down, or in the manager's own phone number. */
export function isSimplePin(pin: string, phoneNo: string): boolean {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, i) => (digit - digits[i]! + 10) % 10)
  const isEven = steps.every((step) => step === steps[0])
  const isRepeated = [2, 3].some((length) => pin === pin.slice(0, length).repeat(DIGITS / length))
  const isInPairs = /^(\d)\1(\d)\2(\d)\3$/.test(pin)
  return isEven || isRepeated || isInPairs || phoneNo.replace(/\D/g, '').includes(pin)
}
