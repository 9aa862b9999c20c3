/** Set by the build: the address under which the whole package stands, with a slash at its end, or nothing. */
declare const SET_ASIDE_DICE_HOME: string | undefined;
const HOME = typeof SET_ASIDE_DICE_HOME === 'string' ? SET_ASIDE_DICE_HOME : '';

/**
 * The folder `embed/`, if it can be known. Beside a script that stands in its package, and not on its own or in
 * somebody's bundle; otherwise where the build was told. A classic script never knows, for it the build empties
 * `import.meta.url`, unless it runs in one of our pages. (jsDelivr hands pages out as plain text.)
 */
function embedFolder(): string | undefined {
  const [, dist] =
    /^(https?:(?!\/\/cdn\.jsdelivr\.net\/).*\/)(?:(?:cdn|wiring)\/[^/?]+\.js|embed\/(?:boston|yacht)-[a-z-]+\.html)(?:[?#].*)?$/.exec(
      import.meta.url || location.href,
    ) ?? [];
  if (dist) return `${dist}embed/`;
  return HOME ? `${HOME}dist/embed/` : undefined;
}

/** Half a sign, such as a cut-off name ends with, cannot be encoded. */
const encode = (value: string | number): string => encodeURIComponent(String(value).replace(/[\ud800-\udfff]/gu, ''));

/** One of our pages, with these settings. Names go into the fragment, which no server is sent. */
export function embedAddress(
  page: string,
  settings: Readonly<Record<string, string | number>>,
  names: readonly string[],
): string | undefined {
  const folder = embedFolder();
  const given = Object.entries(settings).filter(([, value]) => value);
  const query = given.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  const fragment = names.some(Boolean) ? `#players=${names.map(encode).join()}` : '';
  return folder && `${folder}${page}.html?${query}${fragment}`;
}

/** What a reader would type to come here again; nothing for pages without such an address. */
export const pageAddress = (): string => location.host && location.host + location.pathname;
