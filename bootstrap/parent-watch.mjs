// Loaded into every process the bootstrap starts: a child does not hear that its parent was killed,
// it only gets another one. It then stops as if it had been asked to.
const parent = process.ppid;

const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, "SIGTERM");
}, 500);
watch.unref();
