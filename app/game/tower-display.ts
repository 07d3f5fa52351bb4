/** An ability's name as it is shown: what stands in brackets becomes "(...)" (specification 2 §5). */
export function displayedAbilityName(name: string): string {
  return name.replaceAll(/\([^()]*\)/g, "(...)");
}

/** What healing of `percent` gives back of `hp`, rounded to whole points (specification 2 §9). */
export function percentHealing(hp: number, percent: number): number {
  return Math.round((hp * percent) / 100);
}
