import { describe, expect, it } from 'vitest';
import { publicPageKey } from './public-pages.ts';

describe('a public page is kept under', () => {
  it.each([
    ['/', '/'],
    ['/?', '/'],
    ['/about', '/about'],
    ['/contact', '/contact'],
    ['/articles/clear-a-card-2', '/articles/clear-a-card-2'],
    ['/articles?tag=cards&category=debt', '/articles?category=debt&tag=cards'],
    ['/articles?category=debt%20help', '/articles?category=debt+help'],
    ['/articles?page=2&tag=cards', '/articles?page=2&tag=cards'],
    ['/resources?category=budgeting', '/resources?category=budgeting'],
    ['/articles?category=', '/articles?category='],
    ['/?utm_source=mail', '/?other='],
    ['/?gclid=1&fbclid=2', '/?other='],
    ['/about?category=debt', '/about?other='],
    ['/contact?subject=Hello', '/contact?other='],
    ['/articles?utm_source=mail&category=debt', '/articles?category=debt&other='],
    ['/articles?category=debt&category=cards', '/articles?category=debt&other='],
  ])('%s as %s', (address, key) => {
    expect(publicPageKey(address)).toBe(key);
  });
});

describe('a page is not kept', () => {
  it.each([
    '/login',
    '/about/',
    '/About',
    '/articles/',
    '/articles/Clear',
    '/articles/a/b',
    '/articles/{slug}',
    `/articles/${'a'.repeat(201)}`,
    `/articles?tag=${'a'.repeat(101)}`,
    '/articles?tag=a%00b',
    '/?name=a%00b',
    '//',
    'http://evil.example/',
  ])('%s', (address) => {
    expect(publicPageKey(address)).toBeNull();
  });
});
