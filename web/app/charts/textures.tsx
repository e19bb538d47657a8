/** Fills that can be told apart without colour: each category has a texture of its own. */
import { useId } from 'react';

/** One to five, in the order of the chart colours. */
export type Category = 1 | 2 | 3 | 4 | 5;

const categories: readonly Category[] = [1, 2, 3, 4, 5];

export function categoryAt(index: number): Category {
  return categories[index] ?? 5;
}

const tile = 10;
const marks: Record<Category, string> = {
  1: '',
  2: 'M-2 2L2 -2M0 10L10 0M8 12L12 8',
  3: 'M2.5 2.5h.01M7.5 7.5h.01',
  4: 'M0 2.5H10M0 7.5H10',
  5: 'M0 0L10 10M0 10L10 0',
};

/** The definitions stand in each drawing, since one that is not shown cannot lend its own. */
export function Textures({
  id,
  used,
}: {
  readonly id: string;
  readonly used: readonly Category[];
}) {
  return (
    <defs>
      {used.map((category) => (
        <pattern
          key={category}
          id={textureId(id, category)}
          width={tile}
          height={tile}
          patternUnits="userSpaceOnUse"
        >
          <rect className={`fill-${category}`} width={tile} height={tile} />
          <path className={`texture texture-${category}`} d={marks[category]} />
        </pattern>
      ))}
    </defs>
  );
}

function textureId(id: string, category: Category): string {
  return `${id}-${category}`;
}

export function textureFill(id: string, category: Category): string {
  return `url(#${textureId(id, category)})`;
}

export function Swatch({ category }: { readonly category: Category }) {
  const id = useId();
  return (
    <svg className="swatch" viewBox="0 0 20 20" aria-hidden="true">
      <Textures id={id} used={[category]} />
      <rect width={20} height={20} rx={4} fill={textureFill(id, category)} />
    </svg>
  );
}
