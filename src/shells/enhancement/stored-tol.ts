// The tol stored on this device. Storage may be blocked (private window): then none is stored.

const key = 'tol'

export function storedTol(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function storeTol(tol: string): void {
  try {
    localStorage.setItem(key, tol)
  } catch {
    // The reader chooses each time.
  }
}

export function forgetTol(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is stored.
  }
}
