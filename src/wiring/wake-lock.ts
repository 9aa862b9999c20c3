/**
 * Keeps the screen awake where the browser can; returns how to let it sleep again. The browser drops the lock when the
 * page is hidden, so it is asked for again when the page comes back.
 */
export function keepAwake(): () => void {
  const listening = new AbortController();
  let lock: WakeLockSentinel | undefined;
  const ask = (): void => {
    if (document.hidden || listening.signal.aborted) return;
    // The wish may be refused (battery low, not allowed in this frame): then the screen sleeps as it always did.
    navigator.wakeLock?.request('screen').then(
      (granted) => {
        lock = granted;
        if (listening.signal.aborted) void granted.release();
      },
      () => {},
    );
  };
  document.addEventListener('visibilitychange', ask, { signal: listening.signal });
  ask();
  return () => {
    listening.abort();
    void lock?.release();
  };
}
