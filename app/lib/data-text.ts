/**
 * Data of a page as one JSON text. React Router writes each value of an object by a number of its
 * own, which compresses badly: of many small objects the text is a third smaller, and quicker read.
 */
export type DataText<Data> = string & { readonly of?: Data };

export function dataText<Data>(data: Data): DataText<Data> {
  return JSON.stringify(data);
}

export function dataOfText<Data>(text: DataText<Data>): Data {
  return JSON.parse(text);
}
