/** What stands in these controls of a form, also what was written before the scripts ran. */
export function textsOf<Names extends readonly string[]>(
  form: HTMLFormElement,
  ...names: Names
): { [Place in keyof Names]: string } {
  const data = new FormData(form);
  // One text for each name, in their order.
  return names.map((name) => String(data.get(name) ?? '')) as { [Place in keyof Names]: string };
}
