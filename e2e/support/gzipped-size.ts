/** What a file weighs on its way to a browser. */
export async function gzippedSize(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  if (response.headers.get('content-encoding') !== 'gzip') throw new Error(`${url} is not gzipped`);
  return Number(response.headers.get('content-length'));
}
