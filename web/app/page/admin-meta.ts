import type { MetaDescriptor } from 'react-router';
import { privateMeta } from './private-meta.ts';

/** Some pages of staff are called like public ones. */
export function adminMeta(name: string): MetaDescriptor[] {
  return privateMeta(`${name} | Admin`);
}

/** Of a page that serves for a new record and for a saved one. */
export function adminFormMeta(noun: string) {
  return ({ params }: { readonly params: { readonly mode?: string } }): MetaDescriptor[] =>
    adminMeta(`${params.mode === 'new' ? 'New' : 'Edit'} ${noun}`);
}
