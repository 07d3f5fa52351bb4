/**
 * Runs in a task of its own; gives what calls it off. A timer would come up to 4 ms later, not at all
 * where a test holds the clock, and in Chromium up to 100 ms later while a finger goes down.
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
