/**
 * Runs in a task of its own; gives what calls it off. A timer would wait while a finger goes down:
 * Chromium has timers stand back for up to 100 ms then.
 */
export function inNextTask(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
  return () => port1.close();
}
