import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { type RunningNginx, startNginx } from "./nginx.ts";

/** Where Debian's package libnginx-mod-http-brotli-static puts its module. */
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Whether nginx can send files that were compressed with brotli beforehand. */
export const hasBrotliModule = existsSync(brotliModule);

export interface StoredBody {
  readonly name: string;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

/** nginx with one process, as the site has, that sends these bytes as files at their names. */
export async function startStaticNginx(bodies: readonly StoredBody[]): Promise<RunningNginx> {
  const port = await freePort();
  return startNginx(port, (folder) => {
    for (const { name, plain, brotli } of bodies) {
      writeFileSync(join(folder, name), plain);
      writeFileSync(join(folder, `${name}.br`), brotli);
    }
    return { "nginx.conf": configuration(folder, port) };
  });
}

const configuration = (folder: string, port: number) => `
load_module ${brotliModule};
worker_processes 1;
user root;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100;
  default_type text/html;
  client_body_temp_path ${folder}/1; proxy_temp_path ${folder}/2; fastcgi_temp_path ${folder}/3;
  uwsgi_temp_path ${folder}/4; scgi_temp_path ${folder}/5;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    brotli_static on;
  }
}
`;
