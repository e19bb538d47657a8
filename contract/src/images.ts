/** Images that staff add to articles. */
import { z } from 'zod';
import { adminAddresses } from './admin-addresses.ts';
import { defineCall } from './call.ts';
import { imageLimits } from './image-addresses.ts';

const addedImage = z.object({
  id: z.int(),
  /** Of the largest size. */
  src: z.string(),
  width: z.int(),
  height: z.int(),
});
export type AddedImage = z.infer<typeof addedImage>;

export const addImageCall = defineCall({
  ...adminAddresses.addImage,
  access: 'admin',
  cost: 'image',
  summary: 'Keeps an image in the sizes that pages use. PNG, JPEG or WebP, without metadata',
  bodyMaxBytes: imageLimits.maxBytes,
  replies: { 201: addedImage },
});
