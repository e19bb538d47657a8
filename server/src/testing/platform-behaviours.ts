/** How each social network replies, by its documentation. */
import { createHmac } from 'node:crypto';
import type { XKeys } from '../social/platforms/x-signature.ts';
import type { Behaviour, ReceivedRequest } from './platform-server.ts';

const metrics = { like_count: 7, retweet_count: 3, reply_count: 2, quote_count: 1 };

export function likeX(keys: XKeys): Behaviour {
  return (request) => {
    if (!isSignedWith(keys, request)) {
      return { status: 401, body: { title: 'Unauthorized', type: 'about:blank', status: 401 } };
    }
    const { method, url } = request;
    if (method === 'POST' && url.pathname === '/2/tweets') {
      return {
        status: 201,
        body: { data: { id: '1445880548472328192', text: 'as it is' } },
        isPost: true,
      };
    }
    const id = /^\/2\/tweets\/(\d+)$/.exec(url.pathname)?.[1];
    if (id === undefined || url.searchParams.get('tweet.fields') !== 'public_metrics') return null;
    return { status: 200, body: { data: { id, text: 'as it is', public_metrics: metrics } } };
  };
}

export function likeLinkedIn(token: string): Behaviour {
  return ({ method, url, headers }) => {
    if (headers.authorization !== `Bearer ${token}`) {
      return {
        status: 401,
        body: { status: 401, serviceErrorCode: 65_600, message: 'Invalid access token' },
      };
    }
    if (
      headers['x-restli-protocol-version'] !== '2.0.0' ||
      !/^20\d{4}$/.test(String(headers['linkedin-version']))
    ) {
      return { status: 400, body: { status: 400, message: 'A version must be present' } };
    }
    if (method === 'POST' && url.pathname === '/rest/posts') {
      return {
        status: 201,
        headers: { 'x-restli-id': 'urn:li:share:6844785523593134080' },
        isPost: true,
      };
    }
    if (url.pathname !== '/rest/socialMetadata/urn%3Ali%3Ashare%3A6844785523593134080') return null;
    return {
      status: 200,
      body: {
        reactionSummaries: {
          LIKE: { reactionType: 'LIKE', count: 4 },
          PRAISE: { reactionType: 'PRAISE', count: 2 },
        },
        commentsState: 'OPEN',
        commentSummary: { count: 5, topLevelCount: 3 },
      },
    };
  };
}

/** The container is ready the second time that somebody looks. */
export function likeInstagram(token: string): Behaviour {
  const statuses = ['IN_PROGRESS', 'FINISHED'];
  return ({ method, url, headers, body }) => {
    if (headers.authorization !== `Bearer ${token}`) return metaTokenError;
    const path = url.pathname.replace('/v26.0/', '');
    if (method === 'POST' && path === '17841400008460056/media')
      return { status: 200, body: { id: '17889455560051444' } };
    if (method === 'POST' && path === '17841400008460056/media_publish') {
      const isReady =
        JSON.stringify(body) === '{"creation_id":"17889455560051444"}' && statuses.length === 0;
      return isReady ? { status: 200, body: { id: '17920238422030506' }, isPost: true } : null;
    }
    if (path === '17889455560051444') {
      return { status: 200, body: { status_code: statuses.shift() ?? 'FINISHED', id: path } };
    }
    if (
      path !== '17920238422030506' ||
      url.searchParams.get('fields') !== 'like_count,comments_count'
    )
      return null;
    return { status: 200, body: { like_count: 6, comments_count: 4, id: path } };
  };
}

export function likeFacebook(token: string): Behaviour {
  return ({ method, url, headers }) => {
    if (headers.authorization !== `Bearer ${token}`) return metaTokenError;
    const path = url.pathname.replace('/v26.0/', '');
    if (method === 'POST' && path === '1234/feed')
      return { status: 200, body: { id: '1234_5678' }, isPost: true };
    if (method === 'POST' && path === '1234/photos') {
      return { status: 200, body: { id: '999', post_id: '1234_5678' }, isPost: true };
    }
    if (path !== '1234_5678') return null;
    return {
      status: 200,
      body: {
        likes: { data: [], summary: { total_count: 11 } },
        comments: { data: [], summary: { total_count: 5 } },
        shares: { count: 3 },
        id: path,
      },
    };
  };
}

const metaTokenError = {
  status: 400,
  body: {
    error: {
      message: 'Invalid OAuth access token.',
      type: 'OAuthException',
      code: 190,
      fbtrace_id: 'A1',
    },
  },
};

/** Written apart from the code that signs, from the description of the signature. */
function isSignedWith(keys: XKeys, { method, url, headers }: ReceivedRequest): boolean {
  const given = new Map(
    [...String(headers.authorization).matchAll(/(oauth_\w+)="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, decodeURIComponent(value)] as const,
    ),
  );
  const signature = given.get('oauth_signature');
  given.delete('oauth_signature');
  for (const [name, value] of url.searchParams) given.set(name, value);
  const sorted = [...given].map(([name, value]) => [percent(name), percent(value)]).sort();
  const parameters = sorted.map((pair) => pair.join('=')).join('&');
  const base = `${method}&${percent(url.href.split('?')[0] ?? '')}&${percent(parameters)}`;
  const key = `${percent(keys.apiSecret)}&${percent(keys.accessTokenSecret)}`;
  return (
    given.get('oauth_consumer_key') === keys.apiKey &&
    given.get('oauth_token') === keys.accessToken &&
    createHmac('sha1', key).update(base).digest('base64') === signature
  );
}

function percent(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[A-Za-z0-9\-._~]/.test(character)
        ? character
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}
