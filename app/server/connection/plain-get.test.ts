import { expect, test } from "vitest";
import { readPlainGet } from "./plain-get.ts";

const read = (text: string) => readPlainGet(Buffer.from(text, "latin1"));

test("a plain GET is read with the headers that matter", () => {
  const text = [
    "GET /story-cards?name=a HTTP/1.1",
    "Host: almanac.example",
    "User-Agent: Somebody/1.0 (a; b)",
    "ACCEPT-ENCODING:gzip, br \t",
    'If-None-Match:  "a", W/"b"',
    "X-Forwarded-For: 192.0.2.1",
    "X-Request-Id: a-b",
    "Connection: Keep-Alive",
  ];
  expect(read(`${text.join("\r\n")}\r\n\r\n`)).toEqual({
    target: "/story-cards?name=a",
    headers: {
      host: "almanac.example",
      "accept-encoding": "gzip, br",
      "if-none-match": '"a", W/"b"',
      "x-forwarded-for": "192.0.2.1",
      "x-request-id": "a-b",
    },
  });
});

const HOST = "Host: a\r\n";

test.each([
  ["nothing", ""],
  ["half a head", `GET / HTTP/1.1\r\n${HOST}`],
  ["two requests", `GET / HTTP/1.1\r\n${HOST}\r\nGET / HTTP/1.1\r\n${HOST}\r\n`],
  ["a request and a half", `GET / HTTP/1.1\r\n${HOST}\r\nGET / HT`],
  ["another method", `HEAD / HTTP/1.1\r\n${HOST}\r\n`],
  ["a method in lower case", `get / HTTP/1.1\r\n${HOST}\r\n`],
  ["HTTP/1.0", `GET / HTTP/1.0\r\n${HOST}\r\n`],
  ["HTTP/2", `GET / HTTP/2.0\r\n${HOST}\r\n`],
  ["a whole address", `GET http://a/ HTTP/1.1\r\n${HOST}\r\n`],
  ["a blank in the address", `GET /a b HTTP/1.1\r\n${HOST}\r\n`],
  ["bytes above ASCII in the address", `GET /\xe9 HTTP/1.1\r\n${HOST}\r\n`],
  ["an empty line before it", `\r\nGET / HTTP/1.1\r\n${HOST}\r\n`],
  ["no host", "GET / HTTP/1.1\r\n\r\n"],
  ["no host among others", "GET / HTTP/1.1\r\nAccept: a\r\n\r\n"],
  ["two hosts", `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`],
  [
    "a repeated header that matters",
    `GET / HTTP/1.1\r\n${HOST}X-Request-Id: a\r\nX-Request-Id: b\r\n\r\n`,
  ],
  ["a body", `GET / HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`],
  ["a body in chunks", `GET / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`],
  ["a connection that closes", `GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
  ["an offer of another protocol", `GET / HTTP/1.1\r\n${HOST}Upgrade: h2c\r\n\r\n`],
  ["a wait for the word to go on", `GET / HTTP/1.1\r\n${HOST}Expect: 100-continue\r\n\r\n`],
  ["a folded header", `GET / HTTP/1.1\r\n${HOST}A: b\r\n c\r\n\r\n`],
  ["a blank before the colon", `GET / HTTP/1.1\r\n${HOST}A : b\r\n\r\n`],
  ["a name that is none", `GET / HTTP/1.1\r\n${HOST}A(b): c\r\n\r\n`],
  ["an empty value", `GET / HTTP/1.1\r\n${HOST}A:\r\n\r\n`],
  ["a line feed alone", `GET / HTTP/1.1\r\n${HOST}A: b\nC: d\r\n\r\n`],
  ["a carriage return alone", `GET / HTTP/1.1\r\n${HOST}A: b\rC: d\r\n\r\n`],
  ["a control character", `GET / HTTP/1.1\r\n${HOST}A: b\0\r\n\r\n`],
  ["more than 8 kB", `GET / HTTP/1.1\r\n${HOST}A: ${"b".repeat(8192)}\r\n\r\n`],
])("%s is left to node:http", (_, text) => {
  expect(read(text)).toBeUndefined();
});
