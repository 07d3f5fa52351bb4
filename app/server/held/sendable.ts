import type { Encoding } from "../http/accept-encoding.ts";
import type { Answer } from "../http/answer.ts";
import { compress, type Effort } from "../http/compress.ts";

type HeadPart = string | string[];

/** An answer with its encodings, each made when it is first asked for and then kept. */
export class Sendable {
  /** Without its body, which may be moved. */
  readonly answer: Omit<Answer, "body">;
  readonly #effort: Effort;
  readonly #grown: (bytes: number) => void;
  readonly #encoded = new Map<Encoding, Buffer | Promise<Buffer>>();
  readonly #heads = new Map<string, { base: object; head: readonly HeadPart[] }>();

  /** `grown` hears of the bytes that an encoding adds. */
  constructor(answer: Answer, effort: Effort, grown: (bytes: number) => void = () => undefined) {
    const { body, ...described } = answer;
    this.answer = described;
    this.#effort = effort;
    this.#grown = grown;
    this.#encoded.set("identity", body);
  }

  /** The body in an encoding; at once when it was made before. */
  body(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) {
      return known;
    }
    const making = this.#make(encoding);
    this.#encoded.set(encoding, making);
    return making;
  }

  /** Takes a body that is encoded already. */
  give(encoding: Encoding, body: Buffer): void {
    this.#encoded.set(encoding, body);
  }

  /** Takes a body that lies in other memory now, with more around it; the old one is let go of. */
  move(encoding: Encoding, body: Buffer): void {
    this.#encoded.set(encoding, body);
    this.#grown(body.buffer.byteLength - body.length);
  }

  /**
   * Header names and values by turns: those of `base` with what `make` adds to or puts in place of
   * them. Made once for a name, as long as the base is the same object.
   */
  head(
    name: string,
    base: Readonly<Record<string, string>>,
    make: () => Readonly<Record<string, HeadPart>>,
  ): readonly HeadPart[] {
    const known = this.#heads.get(name);
    if (known?.base === base) {
      return known.head;
    }
    const head = Object.entries({ ...base, ...make() }).flat<[string, HeadPart][], 1>();
    this.#heads.set(name, { base, head });
    return head;
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    try {
      const body = await compress(await this.body("identity"), encoding, this.#effort);
      this.#encoded.set(encoding, body);
      this.#grown(body.length);
      return body;
    } catch (error) {
      this.#encoded.delete(encoding);
      throw error;
    }
  }
}
