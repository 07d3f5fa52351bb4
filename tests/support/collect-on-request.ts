// Loaded into a server before its own code: collects when the parent asks, and tells what is left.
process.on("message", () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ bytes: heapUsed + external });
});
// The channel must not keep a server that has stopped.
process.channel?.unref();
